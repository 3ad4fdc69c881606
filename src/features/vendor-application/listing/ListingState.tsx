import { useI18n } from '#hooks/useI18n.ts';
import type { VendorListing } from '#lib/schema/vendorListing.ts';
import { InlineNotice } from '#ui/notice/InlineNotice.tsx';
import { Reason } from '../applicant/Reason.tsx';
import { MESSAGES } from './messages/index.ts';

/** What has become of the last edit; nothing if there is none. */
export function ListingState({ listing: { state, reason } }: { listing: VendorListing }) {
  const { t } = useI18n();
  switch (state) {
    case 'unchanged':
      return null;
    case 'waiting':
      return (
        <InlineNotice tone="info" title={t(MESSAGES.waiting)}>
          <p>{t(MESSAGES.waitingDetail)}</p>
        </InlineNotice>
      );
    case 'taken':
      return <InlineNotice tone="success" title={t(MESSAGES.taken)} />;
    case 'declined':
      return (
        <InlineNotice tone="warning" title={t(MESSAGES.declined)}>
          <Reason text={reason} />
          <p>{t(MESSAGES.declinedDetail)}</p>
        </InlineNotice>
      );
  }
}
