import type { ReactNode } from 'react';
import styles from './TabbedBar.module.scss';

interface TabbedBarProps {
  tabs: ReactNode;
  search: ReactNode;
  /** More controls, for wide windows only. On a phone the filters are in a sheet. */
  others?: ReactNode;
  /** A button beside the search. */
  button?: ReactNode;
  onFiltersFocus?(): void;
  /** Whether there are so many tabs that they need their own row in every window. */
  isStacked?: boolean;
}

/** Tabs, search and filters of a screen. It is sticky as far as it fits. */
export function TabbedBar({ tabs, search, others, button, onFiltersFocus, isStacked }: TabbedBarProps) {
  return (
    <div className={styles.bar} data-stacked={isStacked || undefined} data-folds>
      <div className={styles.tabs}>{tabs}</div>
      <div className={styles.filters} onFocus={onFiltersFocus}>
        {search}
        {others !== undefined && <div className={styles.others}>{others}</div>}
        {button}
      </div>
    </div>
  );
}
