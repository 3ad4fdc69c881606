import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { calendarPath } from '#content/event/calendar/calendarPath.ts';
import { Button, ButtonRow } from '#ui/buttons/Button.tsx';
import { FileLink } from '#ui/buttons/FileLink.tsx';
import { PlainDialog } from '#ui/plain-dialog/PlainDialog.tsx';
import styles from './ShareDialog.module.scss';

interface ShareDialogProps {
  /** The address of the list, without the origin. */
  path: string;
  /** The codes of the list's sessions; empty if it has none. */
  events: string;
  onClose(): void;
}

/** The longest text for a QR code that telephones can read from a screen. Characters. */
const MAX_QR_CODE_LENGTH = 1200;

/** The link of a list for other people and devices, as text and as a QR code, and the list's calendar. */
export default function ShareDialog({ path, events, onClose }: ShareDialogProps) {
  const [status, setStatus] = useState('');
  const link = window.location.origin + path;
  const calendar = new URL(calendarPath('picks', events) ?? '', window.location.href);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setStatus('Link copied.');
    } catch {
      setStatus('Your browser blocks copying. Select the link and copy it.');
    }
  }

  return (
    <PlainDialog title="Share this list" onClose={onClose}>
      <p>Anyone with the link can see this list, and nothing else of yours.</p>
      <input
        className={styles.link}
        aria-label="Link"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <ButtonRow>
        <Button variant="primary" onClick={() => void copy()}>
          Copy link
        </Button>
        {'share' in navigator && (
          <Button
            // Rejects when the visitor cancels sharing.
            onClick={() => void navigator.share({ url: link, title: document.title }).catch(() => undefined)}
          >
            Send
          </Button>
        )}
      </ButtonRow>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {link.length <= MAX_QR_CODE_LENGTH && (
        <QRCodeSVG value={link} title="QR code of the link" marginSize={4} className={styles.code} />
      )}
      {events !== '' && (
        <>
          <h3>Calendar</h3>
          <p>Subscribe, and your calendar follows every change to the program.</p>
          <ButtonRow>
            <FileLink href={`webcal:${calendar.href.slice(calendar.protocol.length)}`}>Subscribe</FileLink>
            <FileLink href={calendar.href}>Download</FileLink>
          </ButtonRow>
        </>
      )}
    </PlainDialog>
  );
}
