import { useScrollLock } from '#hooks/useScrollLock.ts';
import styles from './Backdrop.module.scss';

/** The dark over the page beneath a dialog, sheet or drawer, in the place of Radix's own, which injects styles. */
export function Backdrop({ isStill = false }: { isStill?: boolean }) {
  useScrollLock();
  return <div className={styles.backdrop} data-still={isStill} />;
}
