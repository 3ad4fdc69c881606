import { useState } from 'react';
import { useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { VendorListing } from '#lib/schema/vendorListing.ts';
import { EditSection } from '../edit/EditSection.tsx';
import { listingStorage } from '../model/formStorage.ts';
import { selectSubmission } from '../model/submissionSlice.ts';
import { MESSAGES } from './messages/index.ts';
import { ListingFacts } from './ListingFacts.tsx';
import { ListingForm } from './ListingForm.tsx';
import { ListingState } from './ListingState.tsx';
import { typedOf } from './typedOf.ts';

interface ListingProps {
  /** The id of the application. */
  id: string;
  listing: VendorListing;
}

/** The listing of an accepted application, which its vendor can edit. */
export default function ListingSection({ id, listing }: ListingProps) {
  const { edits } = useAppSelector(selectSubmission);
  // Closes the form after each sent edit.
  return <Listing key={`${id} ${edits}`} id={id} listing={listing} />;
}

function Listing({ id, listing }: ListingProps) {
  const { t } = useI18n();
  const [storage] = useState(() => listingStorage(id));
  const initial = typedOf(listing);
  return (
    <EditSection
      title={t(MESSAGES.title)}
      label={t(MESSAGES.edit)}
      intro={<ListingState listing={listing} />}
      facts={<ListingFacts listing={listing} />}
      storage={storage}
      initial={initial}
      form={(onDiscard) => <ListingForm {...{ listing, storage, initial, onDiscard }} />}
    />
  );
}
