import type { ReactNode } from 'react';
import styles from './Gallery.module.scss';

/** A sample as wide as the window, for components with margins of their own. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

/** Several small samples side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** A column of text width. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}

/** Cards with the lines of a list between them. */
export function Cells({ view, children }: { view: 'grid' | 'list' | 'poster'; children: ReactNode }) {
  return (
    <div className={`${styles.wide} ${styles.cells}`} data-view={view}>
      {children}
    </div>
  );
}

/** The box of something in its corner. */
export function Corner({ children }: { children: ReactNode }) {
  return <div className={styles.corner}>{children}</div>;
}
