import type { ReactNode } from 'react';
import styles from './Button.module.scss';

/** A pill-shaped link to a file for another program, such as a calendar. */
export function FileLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={styles.button} data-variant="quiet" download>
      {children}
    </a>
  );
}
