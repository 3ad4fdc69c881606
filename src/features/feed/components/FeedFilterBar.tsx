import { PRIORITIES } from '#content/post/priority.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { CountedOption } from '#lib/filtering/countedOptions.ts';
import { ALL_CATEGORIES, allOption } from '#lib/filtering/filterKey.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Select } from '#ui/filter-bar/Select.tsx';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import { ALL_PRIORITIES, type FeedFilters, readPriority } from '../model/filters.ts';
import { MESSAGES } from '../messages/index.ts';
import { PRIORITY_NAMES } from '../model/priorityNames.ts';
import styles from './FeedFilterBar.module.scss';

const PRIORITY_OPTIONS = [
  { key: ALL_PRIORITIES, name: MESSAGES.allPriorities },
  ...PRIORITIES.map((key) => ({ key, name: PRIORITY_NAMES[key] })),
];

interface FeedFilterBarProps {
  filters: FeedFilters;
  /** Without `all`. */
  categories: readonly CountedOption[];
  /** The number of posts on the screen, and of all posts that match the filters; undefined while loading. */
  shown: number | undefined;
  matching: number | undefined;
  onFilter(change: Partial<FeedFilters>): void;
  onClear(): void;
}

/** The filters, and how many of the matching posts are shown. */
export function FeedFilterBar({
  filters,
  categories,
  shown,
  matching,
  onFilter,
  onClear,
}: FeedFilterBarProps) {
  const { t } = useI18n();
  const isFiltered = filters.category !== ALL_CATEGORIES || filters.priority !== ALL_PRIORITIES;
  return (
    <div className={styles.bar}>
      <div className={styles.selects}>
        <Select
          label={t(FILTERS.category)}
          value={filters.category}
          options={[allOption(t(FILTERS.allCategories)), ...categories]}
          onChange={(category) => onFilter({ category })}
        />
        <Select
          label={t(MESSAGES.priority)}
          value={filters.priority}
          options={PRIORITY_OPTIONS.map(({ key, name }) => ({ key, name: t(name) }))}
          onChange={(priority) => onFilter({ priority: readPriority(priority) })}
        />
      </div>
      {isFiltered && matching !== 0 && <Button onClick={onClear}>{t(FILTERS.clearFilters)}</Button>}
      <p role="status" className={styles.count}>
        {shown === undefined ? (
          <>
            <strong>{t(MESSAGES.loading)}</strong> {t(MESSAGES.loadingDetail)}
          </>
        ) : (
          t(MESSAGES.showing, { shown, total: matching, isFiltered })
        )}
      </p>
    </div>
  );
}
