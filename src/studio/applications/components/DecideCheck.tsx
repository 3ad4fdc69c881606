import styles from '../tool.module.css';
import type { Application } from '../model/application.ts';
import type { MailFestival } from '../../../content/mail/mailFestival.ts';
import { type Decision, boothOf, mailText, sendsMail } from '../model/decision.ts';
import { STATE_NAMES } from '../model/states.ts';
import { useFocused } from '../useFocused.ts';
import { DateText } from './DateText.tsx';
import { MailPreview } from './MailPreview.tsx';

interface DecideCheckProps {
  applications: readonly Application[];
  decision: Decision;
  /** What mails say of the festival; undefined until it is known, null if it could not be read. */
  festival: MailFestival | null | undefined;
  /** Why it could not be sent, in words. */
  fault: string | undefined;
  isSending: boolean;
  onBack: () => void;
  onSend: () => void;
}

/** Shows a decision and what applicants get, before it is sent. */
export function DecideCheck({ applications, decision, festival, ...rest }: DecideCheckProps) {
  const { fault, isSending, onBack, onSend } = rest;
  const top = useFocused<HTMLParagraphElement>();
  const { target, reason, answerBy, booths } = decision;
  if (target === undefined) return null;
  const count = applications.length;
  const isOffer = target === 'offered';
  return (
    <div className={styles.form}>
      <p ref={top} tabIndex={-1}>
        {mailText(target, count)} {reason.trim() === '' ? 'There is no reason in it.' : 'The reason:'}
      </p>
      {reason.trim() !== '' && <blockquote className={styles.text}>{reason.trim()}</blockquote>}
      {isOffer && (
        <p>
          Answer by <DateText date={new Date(answerBy).toISOString()} hasTime />
        </p>
      )}
      <ul className={styles.entries} aria-label="What changes">
        {applications.map(({ id, company_name, status }) => (
          <li key={id}>
            <strong>{company_name}</strong>: {STATE_NAMES[status]} → {STATE_NAMES[target]}
            {isOffer && `, booth ${boothOf(booths, id)}`}
          </li>
        ))}
      </ul>
      {sendsMail(target) && festival && <MailPreview {...{ applications, decision, target, festival }} />}
      {sendsMail(target) && festival === null && (
        <p className={styles.quiet}>The mail cannot be shown: the content could not be read.</p>
      )}
      <p role="alert" className={styles.fault}>
        {fault !== undefined && `${fault} Perhaps it was decided all the same; nothing is decided twice.`}
      </p>
      <div className={styles.line}>
        <button type="button" onClick={onBack}>
          Change it
        </button>
        <button type="button" className={styles.primary} onClick={onSend}>
          {isSending ? 'Deciding …' : fault === undefined ? `Decide about ${count}` : 'Try again'}
        </button>
      </div>
    </div>
  );
}
