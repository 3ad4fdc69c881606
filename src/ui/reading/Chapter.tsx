import type { ReactNode } from 'react';
import { twoDigits } from '#lib/twoDigits.ts';
import styles from './Chapter.module.scss';

interface ChapterProps {
  /** The id that the table of contents links to. */
  anchor: string;
  /** From 1, as in the table of contents. */
  number: number;
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A chapter of a page, with a large number. */
export function Chapter({ anchor, number, title, className, children }: ChapterProps) {
  return (
    <section
      className={className ? `${styles.chapter} ${className}` : styles.chapter}
      aria-labelledby={anchor}
    >
      {/* Receives the focus when a link to the heading is followed. */}
      <h2 id={anchor} tabIndex={-1} className={styles.heading}>
        <span className={styles.number}>{twoDigits(number)}</span> <span dir="auto">{title}</span>
      </h2>
      {children}
    </section>
  );
}
