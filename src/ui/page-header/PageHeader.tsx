import type { CSSProperties, ReactNode } from 'react';
import styles from './PageHeader.module.scss';

interface PageHeaderProps {
  title: string;
  subtitle?: string;
  /** Stands beside the subtitle. */
  children?: ReactNode;
}

/** A screen's one headline, as large as its length lets it be. */
export function PageHeader({ title, subtitle, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title} style={{ '--letters': title.length } as CSSProperties}>
        {title}
      </h1>
      <div className={styles.below}>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        {children}
      </div>
    </header>
  );
}
