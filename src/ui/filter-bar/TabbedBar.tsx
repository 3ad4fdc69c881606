import type { ReactNode } from 'react';
import styles from './TabbedBar.module.scss';

interface TabbedBarProps {
  tabs: ReactNode;
  /** The search box first. */
  children: ReactNode;
  onFiltersFocus?(): void;
}

/** Tabs, search and filters of a screen; sticky as far as it fits. */
export function TabbedBar({ tabs, children, onFiltersFocus }: TabbedBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.tabs}>{tabs}</div>
      <div className={styles.filters} onFocus={onFiltersFocus}>
        {children}
      </div>
    </div>
  );
}
