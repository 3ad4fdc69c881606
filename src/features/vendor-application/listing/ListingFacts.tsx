import { useI18n } from '#hooks/useI18n.ts';
import { uploadedFile } from '#lib/schema/uploadFile.ts';
import type { VendorListing } from '#lib/schema/vendorListing.ts';
import { FileLink } from '#ui/buttons/FileLink.tsx';
import { Facts } from '../applicant/Facts.tsx';
import { MESSAGES as FIELDS } from '../messages/index.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './Listing.module.scss';

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
        { term: t(MESSAGES.picture), content: <ListingPicture address={picture} /> },
      ]}
    />
  );
}

/** An uploaded file: a picture, or a link to anything else. */
export function ListingPicture({ address }: { address: string }) {
  const { t } = useI18n();
  const file = uploadedFile(address);
  if (!file) return null;
  if (!file.isPicture) return <FileLink href={file.url}>{t(MESSAGES.download)}</FileLink>;
  return <img className={styles.picture} src={file.url} alt={t(MESSAGES.picture)} />;
}
