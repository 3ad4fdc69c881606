import { useScrollLock } from '#hooks/useScrollLock.ts';
import styles from './Backdrop.module.scss';

/** Dims the page beneath a dialog, sheet or drawer. Replaces Radix's own overlay, which injects styles. */
export function Backdrop({ isSsr = false }: { isSsr?: boolean }) {
  useScrollLock();
  return <div className={styles.backdrop} data-ssr={isSsr} />;
}
