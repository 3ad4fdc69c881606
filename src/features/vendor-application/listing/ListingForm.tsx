import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useI18n } from '#hooks/useI18n.ts';
import type { FormStorage } from '#lib/formStorage.ts';
import type { VendorListing } from '#lib/schema/vendorListing.ts';
import { type ListingEdit, type ListingForm as Values, listingEditSchema } from '#submissions/editSchemas.ts';
import { serviceMessage } from '#submissions/serviceMessage.ts';
import { BusinessFields, BusinessNameField } from '../components/ListingFields.tsx';
import { EditForm } from '../edit/EditForm.tsx';
import { businessTexts } from '../edit/businessTexts.ts';
import { useSendEdit } from '../edit/useSendEdit.ts';
import type { TypedListing } from '../model/formStorage.ts';
import { MESSAGES } from './messages/index.ts';
import { ListingFacts } from './ListingFacts.tsx';

interface ListingFormProps {
  listing: VendorListing;
  storage: FormStorage<TypedListing>;
  /** What it contains before anything is typed. */
  initial: TypedListing;
  onDiscard(): void;
}

/** Edits a listing. What is typed is stored until it is sent or discarded, across screens and reloads. */
export function ListingForm({ listing, storage, initial, onDiscard }: ListingFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { send, cancel } = useSendEdit();
  const [resolver] = useState(() => zodResolver(listingEditSchema(t)));
  const [typed] = useState(() => storage.read() ?? initial);
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

  async function submit({ product_images: file, ...edit }: ListingEdit) {
    const texts = {
      action: 'edit' as const,
      ...businessTexts(edit),
    };
    const error = await send({ texts, file, storage });
    // The toast disappears; this message stays until another file is chosen.
    if (error?.kind === 'refused') form.setError('product_images', { message: serviceMessage(error, i18n) });
  }

  const isOvertaken = listing.edited_at !== typed.began;
  const facts = <ListingFacts listing={listing} />;
  return (
    <FormProvider {...form}>
      <EditForm
        picture={listing.picture}
        hasLostFile={typed.hasFile}
        newer={isOvertaken ? { title: t(MESSAGES.overtaken), facts } : undefined}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        onCancel={cancel}
        onDiscard={onDiscard}
      >
        <BusinessNameField />
        <BusinessFields />
      </EditForm>
    </FormProvider>
  );
}
