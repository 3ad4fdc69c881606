import { useEffect, useId, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { VendorListing } from '#lib/schema/vendorListing.ts';
import { Button, ButtonRow } from '#ui/buttons/Button.tsx';
import { TooltipGroup } from '#ui/tooltip/Tooltip.tsx';
import { actionDropped } from '../model/applicantSlice.ts';
import { listingStorage } from '../model/formStorage.ts';
import { selectSubmission } from '../model/submissionSlice.ts';
import { MESSAGES } from './messages/index.ts';
import { ListingFacts } from './ListingFacts.tsx';
import { ListingForm } from './ListingForm.tsx';
import { ListingState } from './ListingState.tsx';
import { typedOf } from './typedOf.ts';
import styles from './Listing.module.scss';

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
  const dispatch = useAppDispatch();
  const headingId = useId();
  const [storage] = useState(() => listingStorage(id));
  // What was typed before the page was loaded again goes on.
  const [isOpen, setOpen] = useState(() => storage.read() !== undefined);
  const wasOpen = useRef(isOpen);
  const form = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isOpen !== wasOpen.current) (isOpen ? form : opener).current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  function edit() {
    storage.save(typedOf(listing));
    setOpen(true);
  }

  function discard() {
    storage.remove();
    dispatch(actionDropped());
    setOpen(false);
  }

  return (
    <section aria-labelledby={headingId} className={styles.listing}>
      <h2 id={headingId} className={styles.title}>
        {t(MESSAGES.title)}
      </h2>
      <ListingState listing={listing} />
      {isOpen ? (
        <div ref={form} role="group" aria-label={t(MESSAGES.edit)} tabIndex={-1} className={styles.place}>
          <TooltipGroup>
            <ListingForm listing={listing} storage={storage} onDiscard={discard} />
          </TooltipGroup>
        </div>
      ) : (
        <>
          <ListingFacts listing={listing} />
          <ButtonRow>
            <Button ref={opener} onClick={edit}>
              {t(MESSAGES.edit)}
            </Button>
          </ButtonRow>
        </>
      )}
    </section>
  );
}
