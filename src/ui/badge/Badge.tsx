import { LineDrawing } from '../icons/Icon.tsx';
import styles from './Badge.module.scss';

const STAR = 'M12 3.5l2.6 5.6 6 .7-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6L3.4 9.8l6-.7Z';
const PIN = 'M9 3h6l-.8 7 3.3 3.5V15h-11v-1.5L9.8 10ZM12 15v6';
const BOLT = 'M13 3 5 13.5h6L10.5 21 19 10h-6.5Z';
const ARROW_UP = 'M12 19V5M6 11l6-6 6 6';

export type BadgeKind = 'featured' | 'highlighted' | 'pinned' | 'breaking' | 'high' | 'normal' | 'low';

interface Label {
  word: string;
  /** A noun for screen readers, which completes the label. */
  noun?: string;
  drawing?: string;
}

const LABELS: Record<BadgeKind, Label> = {
  featured: { word: 'Featured', drawing: STAR },
  highlighted: { word: 'Essential', drawing: STAR },
  pinned: { word: 'Pinned', drawing: PIN },
  breaking: { word: 'Breaking', drawing: BOLT },
  high: { word: 'High', noun: 'priority', drawing: ARROW_UP },
  normal: { word: 'Normal', noun: 'priority' },
  low: { word: 'Low', noun: 'priority' },
};

/** A small label in capitals, also for pictures. Colour and icon add nothing to the text. */
export function Badge({ kind }: { kind: BadgeKind }) {
  const { word, noun, drawing } = LABELS[kind];
  return (
    <span className={styles.badge} data-kind={kind}>
      {drawing !== undefined && <LineDrawing path={drawing} size={14} />}
      {word}
      {noun !== undefined && <span className={styles.noun}> {noun}</span>}
    </span>
  );
}
