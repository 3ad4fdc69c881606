import { useI18n } from '#hooks/useI18n.ts';
import type { VendorListing } from '#lib/schema/vendorListing.ts';
import { Facts } from '../applicant/Facts.tsx';
import { UploadedPicture } from '../edit/UploadedPicture.tsx';
import { MESSAGES as EDIT } from '../edit/messages/index.ts';
import { MESSAGES as FIELDS } from '../messages/index.ts';

/** What a listing says. */
export function ListingFacts({ listing }: { listing: VendorListing }) {
  const { t } = useI18n();
  const { name, website, instagram, description, picture } = listing;
  return (
    <Facts
      facts={[
        { term: t(FIELDS.businessName), content: name },
        { term: t(FIELDS.website), content: website ?? undefined },
        { term: t(FIELDS.instagram), content: instagram },
        { term: t(FIELDS.project), content: description },
        { term: t(EDIT.picture), content: <UploadedPicture address={picture} /> },
      ]}
    />
  );
}
