import { useI18n } from '#hooks/useI18n.ts';
import type { Message } from '#lib/i18n/i18n.ts';
import { LineDrawing } from '../icons/Icon.tsx';
import { MESSAGES } from './messages/index.ts';
import styles from './Badge.module.scss';

const STAR = 'M12 3.5l2.6 5.6 6 .7-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6L3.4 9.8l6-.7Z';
const PIN = 'M9 3h6l-.8 7 3.3 3.5V15h-11v-1.5L9.8 10ZM12 15v6';
const BOLT = 'M13 3 5 13.5h6L10.5 21 19 10h-6.5Z';
const ARROW_UP = 'M12 19V5M6 11l6-6 6 6';

export type BadgeKind = 'featured' | 'highlighted' | 'pinned' | 'breaking' | 'high' | 'normal' | 'low';

interface Label {
  word: Message;
  /** A noun for screen readers, which completes the label. */
  noun?: Message;
  drawing?: string;
}

const LABELS: Record<BadgeKind, Label> = {
  featured: { word: MESSAGES.featured, drawing: STAR },
  highlighted: { word: MESSAGES.highlighted, drawing: STAR },
  pinned: { word: MESSAGES.pinned, drawing: PIN },
  breaking: { word: MESSAGES.breaking, drawing: BOLT },
  high: { word: MESSAGES.high, noun: MESSAGES.priority, drawing: ARROW_UP },
  normal: { word: MESSAGES.normal, noun: MESSAGES.priority },
  low: { word: MESSAGES.low, noun: MESSAGES.priority },
};

/** A small label in capitals, also for pictures. Colour and icon add nothing to the text. */
export function Badge({ kind }: { kind: BadgeKind }) {
  const { t } = useI18n();
  const { word, noun, drawing } = LABELS[kind];
  return (
    <span className={styles.badge} data-kind={kind}>
      {drawing !== undefined && <LineDrawing path={drawing} size={14} />}
      {t(word)}
      {noun !== undefined && <span className={styles.noun}> {t(noun)}</span>}
    </span>
  );
}
