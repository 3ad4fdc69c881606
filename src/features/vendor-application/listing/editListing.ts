import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '#content/store.ts';
import type { SubmissionError } from '#lib/errors/submissionError.ts';
import { type Edit, applicantLinkApi } from '#submissions/applicantLink.ts';
import type { ListingEdit } from '#submissions/listingEditSchema.ts';
import { dismissFailures } from '#ui/toast/dismissFailures.ts';
import { actionAnswered, actionDropped, actionStarted, selectApplicant } from '../model/applicantSlice.ts';
import { fail, isFollowed } from '../model/followLink.ts';
import { forgetUploadedAddress, listingStorage } from '../model/formStorage.ts';
import { linkStorage } from '../model/linkStorage.ts';
import { editSent, phaseEntered, selectSubmission } from '../model/submissionSlice.ts';
import { uploadOnce } from '../model/uploadOnce.ts';

type Thunk<R> = ThunkAction<R, RootState, unknown, UnknownAction>;

/** The service's status for an unknown file, such as one that was deleted. */
const NOT_VALID = 400;

/**
 * Uploads the file, if there is one, then sends what the listing should say. While something is being sent, further
 * calls do nothing. A file that is already uploaded is not uploaded again.
 *
 * @returns the error, if any.
 */
export function editListing(edit: ListingEdit): Thunk<Promise<SubmissionError | undefined>> {
  return async (dispatch, getState) => {
    const token = linkStorage.read();
    const { application, busy } = selectApplicant(getState());
    const { phase } = selectSubmission(getState());
    if (token === undefined || !application?.listing || busy || phase !== 'idle') return undefined;
    dismissFailures();
    dispatch(actionStarted('edit'));
    if (!navigator.onLine) return dispatch(fail({ kind: 'network', message: 'offline' }));
    const error = await dispatch(
      send(edit, { token, id: application.id, seen: application.listing.edited_at ?? '' }),
    );
    dispatch(phaseEntered('idle'));
    return error;
  };
}

function send(
  { product_images: picture, ...texts }: ListingEdit,
  { token, id, seen }: { token: string; id: string; seen: string },
): Thunk<Promise<SubmissionError | undefined>> {
  return async (dispatch) => {
    const uploaded = picture && (await dispatch(uploadOnce(picture)));
    if (uploaded?.error) {
      // A toast says so.
      if (isFollowed(token)) dispatch(actionDropped());
      return uploaded.error;
    }
    dispatch(phaseEntered('inserting'));
    const { data, error } = await dispatch(
      applicantLinkApi.endpoints.editListing.initiate(
        { token, seen, ...fieldsOf(texts), file: uploaded?.address ?? '' },
        { track: false },
      ),
    );
    if (data?.outcome === 'saved') {
      listingStorage(id).remove();
      forgetUploadedAddress();
      dispatch(editSent());
    }
    if (error && 'status' in error && error.status === NOT_VALID) forgetUploadedAddress();
    if (!isFollowed(token)) return undefined;
    if (!data) return dispatch(fail(error));
    const { application, outcome } = data;
    dispatch(actionAnswered({ application, kind: outcome === 'saved' ? 'done' : outcome }));
    return undefined;
  };
}

function fieldsOf({
  business_name,
  project_description,
  website_url,
  instagram_url,
}: Omit<ListingEdit, 'product_images'>): Pick<Edit, 'name' | 'description' | 'website' | 'instagram'> {
  return {
    name: business_name,
    description: project_description,
    website: website_url,
    instagram: instagram_url,
  };
}
