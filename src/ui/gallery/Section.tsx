import type { ReactNode } from 'react';
import styles from './Gallery.module.scss';

/** A chapter of the gallery. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

interface SampleProps {
  /** The state that is shown. */
  name: string;
  /** From edge to edge, for parts that bring their own margins. */
  isWide?: boolean;
  children: ReactNode;
}

/** One part in one state. */
export function Sample({ name, isWide = false, children }: SampleProps) {
  return (
    <div className={styles.sample} data-wide={isWide}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.stage}>{children}</div>
    </div>
  );
}
