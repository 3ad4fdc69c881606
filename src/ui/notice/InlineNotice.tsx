import { type ReactNode, useId } from 'react';
import { type Tone, ToneIcon } from './ToneIcon.tsx';
import styles from './InlineNotice.module.scss';

const LABELS: Record<Tone, string> = {
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  success: 'Success',
  tip: 'Tip',
};

interface InlineNoticeProps {
  tone: Tone;
  title?: string | undefined;
  children?: ReactNode;
}

/** A highlighted notice within a text. */
export function InlineNotice({ tone, title, children }: InlineNoticeProps) {
  const id = useId();
  return (
    <div role="note" aria-labelledby={id} className={styles.notice} data-tone={tone}>
      <p id={id} className={styles.head}>
        <span className={styles.word}>
          <ToneIcon tone={tone} />
          {LABELS[tone]}
        </span>{' '}
        {title !== undefined && (
          <strong className={styles.title} dir="auto">
            {title}
          </strong>
        )}
      </p>
      {children !== undefined && (
        <div className={styles.body} dir="auto">
          {children}
        </div>
      )}
    </div>
  );
}
