import { PRIORITIES } from '#content/post/priority.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { CountedOption } from '#lib/filtering/countedOptions.ts';
import { ALL_CATEGORIES, allOption } from '#lib/filtering/filterKey.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Select } from '#ui/filter-bar/Select.tsx';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import { ALL_PRIORITIES, type FeedFilters, readPriority } from '../model/filters.ts';
import { PRIORITY_NAMES, MESSAGES } from '../model/messages.ts';
import styles from './FeedFilterBar.module.scss';

const PRIORITY_OPTIONS = [
  { key: ALL_PRIORITIES, name: 'All Priorities' },
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
          label="Category"
          value={filters.category}
          options={[allOption(t(FILTERS.allCategories)), ...categories]}
          onChange={(category) => onFilter({ category })}
        />
        <Select
          label="Priority"
          value={filters.priority}
          options={PRIORITY_OPTIONS}
          onChange={(priority) => onFilter({ priority: readPriority(priority) })}
        />
      </div>
      {isFiltered && matching !== 0 && <Button onClick={onClear}>Clear Filters</Button>}
      <p role="status" className={styles.count}>
        {shown === undefined ? (
          <>
            <strong>{MESSAGES.loading}</strong> {MESSAGES.loadingDetail}
          </>
        ) : (
          `Showing ${shown} of ${matching} posts${isFiltered ? ' (filtered)' : ''}`
        )}
      </p>
    </div>
  );
}
