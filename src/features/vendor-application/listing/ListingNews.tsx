import { useEffect, useRef } from 'react';
import { useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { VendorListing } from '#lib/schema/vendorListing.ts';
import { InlineNotice } from '#ui/notice/InlineNotice.tsx';
import { failureText } from '../applicant/failureText.ts';
import { formNotice, selectApplicant } from '../model/applicantSlice.ts';
import { MESSAGES as APPLICANT } from '../messages/index.ts';
import { MESSAGES } from './messages/index.ts';
import { ListingFacts } from './ListingFacts.tsx';
import styles from './Listing.module.scss';

interface ListingNewsProps {
  listing: VendorListing;
  /** Somebody has edited the listing since the vendor began. */
  isOvertaken: boolean;
}

/** Why an edit is not sent yet, announced. It gets the focus, which the disabled form has lost. */
export function ListingNews({ listing, isOvertaken }: ListingNewsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const notice = formNotice(useAppSelector(selectApplicant));
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) news.current?.focus();
  }, [notice]);
  return (
    <div ref={news} role="status" tabIndex={-1} className={styles.news}>
      {isOvertaken && (
        <InlineNotice tone="warning" title={t(MESSAGES.overtaken)}>
          <p>{t(MESSAGES.overtakenDetail)}</p>
          <ListingFacts listing={listing} />
        </InlineNotice>
      )}
      {notice?.kind === 'failed' && (
        <InlineNotice tone="danger" title={t(APPLICANT.actionFailed)}>
          <p>{failureText(notice.error, i18n)}</p>
        </InlineNotice>
      )}
    </div>
  );
}
