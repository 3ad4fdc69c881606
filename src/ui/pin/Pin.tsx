import { useI18n } from '#hooks/useI18n.ts';
import { PlainLink } from '../links/PlainLink.tsx';
import { MESSAGES } from './messages/index.ts';
import styles from './Pin.module.scss';

interface PinProps {
  href: string;
  label: string;
  /** Whether it is in the corner of a card, not at the end of a row. */
  isInCorner?: boolean;
}

/** A link from a card or row to the booth on the map. The list around it handles clicks. */
export function Pin({ href, label, isInCorner }: PinProps) {
  const { t } = useI18n();
  return (
    <PlainLink
      href={href}
      className={styles.pin}
      data-corner={isInCorner || undefined}
      aria-label={label}
      title={t(MESSAGES.showOnMap)}
    />
  );
}
