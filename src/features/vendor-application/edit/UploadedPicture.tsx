import { useI18n } from '#hooks/useI18n.ts';
import { uploadedFile } from '#lib/schema/uploadFile.ts';
import { FileLink } from '#ui/buttons/FileLink.tsx';
import { MESSAGES } from './messages/index.ts';
import styles from './Edit.module.scss';

/** An uploaded file: a picture, or a link to anything else. */
export function UploadedPicture({ address }: { address: string }) {
  const { t } = useI18n();
  const file = uploadedFile(address);
  if (!file) return null;
  if (!file.isPicture) return <FileLink href={file.url}>{t(MESSAGES.download)}</FileLink>;
  return <img className={styles.picture} src={file.url} alt={t(MESSAGES.picture)} />;
}
