import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { FormStorage } from '#lib/formStorage.ts';
import type { VendorListing } from '#lib/schema/vendorListing.ts';
import {
  type ListingEdit,
  type ListingForm as Values,
  listingEditSchema,
} from '#submissions/listingEditSchema.ts';
import { serviceMessage } from '#submissions/serviceMessage.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ImagesField } from '../components/ImagesField.tsx';
import { BusinessFields, BusinessNameField } from '../components/ListingFields.tsx';
import { SubmitRow } from '../components/SubmitRow.tsx';
import { selectApplicant } from '../model/applicantSlice.ts';
import type { TypedListing } from '../model/formStorage.ts';
import { selectSubmission } from '../model/submissionSlice.ts';
import { useLeaveWarning } from '../useLeaveWarning.ts';
import { MESSAGES } from './messages/index.ts';
import { ListingNews } from './ListingNews.tsx';
import { ListingPicture } from './ListingFacts.tsx';
import { typedOf } from './typedOf.ts';
import { useEditListing } from './useEditListing.ts';
import styles from './Listing.module.scss';

interface ListingFormProps {
  listing: VendorListing;
  storage: FormStorage<TypedListing>;
  onDiscard(): void;
}

/** Edits a listing. What is typed is stored until it is sent or discarded, across screens and reloads. */
export function ListingForm({ listing, storage, onDiscard }: ListingFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { busy } = useAppSelector(selectApplicant);
  const { phase } = useAppSelector(selectSubmission);
  const isBusy = busy !== undefined || phase !== 'idle';
  const { send, cancel } = useEditListing();
  const [resolver] = useState(() => zodResolver(listingEditSchema(t)));
  const [typed] = useState(() => storage.read() ?? typedOf(listing));
  const form = useForm<Values, unknown, ListingEdit>({
    defaultValues: { ...typed.values, product_images: undefined },
    resolver,
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { product_images: file, ...values } }) =>
          storage.save({ values, hasFile: file !== undefined, began: typed.began }),
      }),
    [form, storage, typed],
  );
  useLeaveWarning(isBusy);

  async function submit(edit: ListingEdit) {
    const error = await send(edit);
    // The toast disappears; this message stays until another file is chosen.
    if (error?.kind === 'refused') form.setError('product_images', { message: serviceMessage(error, i18n) });
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <fieldset disabled={isBusy} className={styles.fields}>
          <BusinessNameField />
          <BusinessFields />
          <figure className={styles.present}>
            <ListingPicture address={listing.picture} />
            <figcaption>{t(MESSAGES.keepsPicture)}</figcaption>
          </figure>
          <ImagesField isRequired={false} hasLostFile={typed.hasFile} canUpload={!isBusy} />
        </fieldset>
        <ListingNews listing={listing} isOvertaken={listing.edited_at !== typed.began} />
        <SubmitRow label={t(isBusy ? MESSAGES.sending : MESSAGES.send)} isReady onCancel={cancel}>
          <Button disabled={isBusy} onClick={onDiscard}>
            {t(MESSAGES.discard)}
          </Button>
        </SubmitRow>
      </form>
    </FormProvider>
  );
}
