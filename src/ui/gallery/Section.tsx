import type { ReactNode } from 'react';
import styles from './Gallery.module.scss';

/** A section of the gallery. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

interface SampleProps {
  /** The state shown. */
  name: string;
  /** Full width, for components with their own margins. */
  isWide?: boolean;
  children: ReactNode;
}

/** A component in one state. */
export function Sample({ name, isWide = false, children }: SampleProps) {
  return (
    <div className={styles.sample} data-wide={isWide}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.stage}>{children}</div>
    </div>
  );
}
