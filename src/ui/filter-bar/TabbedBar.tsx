import type { ReactNode } from 'react';
import styles from './TabbedBar.module.scss';

interface TabbedBarProps {
  tabs: ReactNode;
  /** The filters, with the search box first. */
  children: ReactNode;
  onFiltersFocus?(): void;
  /** Whether there are so many tabs that they need their own row in every window. */
  isStacked?: boolean;
}

/** Tabs, search and filters of a screen. It is sticky as far as it fits. */
export function TabbedBar({ tabs, children, onFiltersFocus, isStacked }: TabbedBarProps) {
  return (
    <div className={styles.bar} data-stacked={isStacked || undefined}>
      <div className={styles.tabs}>{tabs}</div>
      <div className={styles.filters} onFocus={onFiltersFocus}>
        {children}
      </div>
    </div>
  );
}
