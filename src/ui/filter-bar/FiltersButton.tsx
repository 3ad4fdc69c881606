import { useI18n } from '#hooks/useI18n.ts';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { MESSAGES } from './messages/index.ts';
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
  const { t } = useI18n();
  return (
    <Button
      className={styles.button}
      data-small={isSmall}
      data-facets={hasFacets || undefined}
      aria-haspopup="dialog"
      title={t(MESSAGES.filters)}
      onClick={onClick}
    >
      <Icon name="filter" size={18} />
      <span>{t(MESSAGES.filters)}</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Button>
  );
}
