import type { MouseEvent } from 'react';
import { LineDrawing } from '../icons/Icon.tsx';
import styles from './Pin.module.scss';

const PATH =
  'M12 21.5s7-6.6 7-11.5a7 7 0 0 0-14 0c0 4.9 7 11.5 7 11.5ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';

interface PinProps {
  href: string;
  label: string;
  /** Whether it is in the corner of a card, not at the end of a row. */
  isInCorner?: boolean;
  /** Undefined if an element around it handles clicks. */
  onClick?(event: MouseEvent): void;
}

/** A link from a card or row to the booth on the map. */
export function Pin({ href, label, isInCorner, onClick }: PinProps) {
  return (
    <a
      href={href}
      className={styles.pin}
      data-corner={isInCorner || undefined}
      aria-label={label}
      title="Show on the map"
      onClick={onClick}
    >
      <LineDrawing path={PATH} />
    </a>
  );
}
