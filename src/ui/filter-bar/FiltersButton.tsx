import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './FiltersButton.module.scss';

interface FiltersButtonProps {
  /** How many filters are chosen; shown on a phone. */
  count: number;
  /** Whether the list has facets. Without them wide windows need no sheet: all other filters are in the bar. */
  hasFacets: boolean;
  /** Whether it shows an icon without its name. */
  isSmall?: boolean;
  onClick(): void;
}

/** Opens the sheet of a list's filters. */
export function FiltersButton({ count, hasFacets, isSmall, onClick }: FiltersButtonProps) {
  return (
    <Button
      className={styles.button}
      data-small={isSmall}
      data-facets={hasFacets || undefined}
      aria-haspopup="dialog"
      title="Filters"
      onClick={onClick}
    >
      <Icon name="filter" size={18} />
      <span>Filters</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Button>
  );
}
