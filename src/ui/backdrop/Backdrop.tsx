import styles from './Backdrop.module.scss';

/**
 * The dark over the page beneath a dialog, sheet or drawer; while it stands the page does not scroll. Radix's own
 * overlay holds the page by a <style> element, which the site's security policy forbids.
 */
export function Backdrop({ isStill = false }: { isStill?: boolean }) {
  return <div className={styles.backdrop} data-still={isStill} />;
}
