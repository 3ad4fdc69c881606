import { type ReactNode, useId } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import type { Message } from '#lib/i18n/i18n.ts';
import { type Tone, ToneIcon } from './ToneIcon.tsx';
import { MESSAGES } from './messages/index.ts';
import styles from './InlineNotice.module.scss';

const LABELS: Record<Tone, Message> = {
  info: MESSAGES.info,
  warning: MESSAGES.warning,
  danger: MESSAGES.danger,
  success: MESSAGES.success,
  tip: MESSAGES.tip,
};

interface InlineNoticeProps {
  tone: Tone;
  title?: string | undefined;
  children?: ReactNode;
}

/** A highlighted notice within a text. */
export function InlineNotice({ tone, title, children }: InlineNoticeProps) {
  const { t } = useI18n();
  const id = useId();
  return (
    <div role="note" aria-labelledby={id} className={styles.notice} data-tone={tone}>
      <p id={id} className={styles.head}>
        <span className={styles.word}>
          <ToneIcon tone={tone} />
          {t(LABELS[tone])}
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
