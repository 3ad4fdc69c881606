import { calendarPath } from '#content/event/calendar/calendarPath.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Button, ButtonRow } from '#ui/buttons/Button.tsx';
import { FileLink } from '#ui/buttons/FileLink.tsx';
import { LinkToCopy } from '#ui/link-to-copy/LinkToCopy.tsx';
import { PlainDialog } from '#ui/plain-dialog/PlainDialog.tsx';
import { QrCode } from '#ui/qr-code/QrCode.tsx';
import { MESSAGES } from '../messages/index.ts';
import styles from './ShareDialog.module.scss';

interface ShareDialogProps {
  /** The address of the list, without the origin. */
  path: string;
  /** The codes of the list's sessions; empty if it has none. */
  events: string;
  onClose(): void;
}

/** The link of a list for other people and devices, as text and as a QR code, and the list's calendar. */
export default function ShareDialog({ path, events, onClose }: ShareDialogProps) {
  const { t, prefix } = useI18n();
  const link = window.location.origin + path;
  const calendar = new URL(calendarPath('picks', events, prefix) ?? '', window.location.href);

  return (
    <PlainDialog title={t(MESSAGES.shareTitle)} onClose={onClose}>
      <p>{t(MESSAGES.shareDetail)}</p>
      <LinkToCopy label={t(MESSAGES.link)} address={link} variant="primary">
        {'share' in navigator && (
          <Button
            // Rejects when the visitor cancels sharing.
            onClick={() => void navigator.share({ url: link, title: document.title }).catch(() => undefined)}
          >
            {t(MESSAGES.send)}
          </Button>
        )}
      </LinkToCopy>
      <QrCode text={link} title={t(MESSAGES.qrCode)} className={styles.code} />
      {events !== '' && (
        <>
          <h3>{t(MESSAGES.calendar)}</h3>
          <p>{t(MESSAGES.calendarDetail)}</p>
          <ButtonRow>
            <FileLink href={`webcal:${calendar.href.slice(calendar.protocol.length)}`}>
              {t(MESSAGES.subscribe)}
            </FileLink>
            <FileLink href={calendar.href}>{t(MESSAGES.download)}</FileLink>
          </ButtonRow>
        </>
      )}
    </PlainDialog>
  );
}
