import { type ReactNode, useId, useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './TabbedBar.module.scss';

interface TabbedBarProps {
  tabs: ReactNode;
  search: ReactNode;
  /** The other filters, if any. On a phone a button shows them. */
  children?: ReactNode;
  /** How many of the other filters are set. */
  count?: number;
  onFiltersFocus?(): void;
  /** Whether there are so many tabs that they need their own row in every window. */
  isStacked?: boolean;
}

/** Tabs, search and filters of a screen. It is sticky as far as it fits. */
export function TabbedBar({ tabs, search, children, count = 0, onFiltersFocus, isStacked }: TabbedBarProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.bar} data-stacked={isStacked || undefined} data-folds>
      <div className={styles.tabs}>{tabs}</div>
      <div className={styles.filters} onFocus={onFiltersFocus}>
        {search}
        {children !== undefined && (
          <>
            <Button
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="filter" size={18} />
              <span>Filters</span> {count > 0 && count}
            </Button>
            <div id={id} className={styles.others} data-open={isOpen || undefined}>
              {children}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
