import { useAppDispatch } from '#content/store.ts';
import type { ListingEdit } from '#submissions/listingEditSchema.ts';
import { cancelUpload } from '../model/uploadOnce.ts';
import { useReportFault } from '../useReportFault.ts';
import { editListing } from './editListing.ts';

/** A function that sends an edit and returns the error, if any, and one that cancels. Faults of the services are reported. */
export function useEditListing() {
  const dispatch = useAppDispatch();
  const report = useReportFault();
  return {
    async send(edit: ListingEdit) {
      const error = await dispatch(editListing(edit));
      report(error);
      return error;
    },
    cancel: () => dispatch(cancelUpload()),
  };
}
