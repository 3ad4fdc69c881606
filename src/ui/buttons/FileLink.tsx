import type { ReactNode } from 'react';
import styles from './Button.module.scss';

/** A pill-shaped link to something for another program. */
export function FileLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={styles.button} data-variant="quiet" download>
      {children}
    </a>
  );
}
