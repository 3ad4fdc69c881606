import { useRef } from 'react';
import { useSearchShortcut } from '../../../hooks/useSearchShortcut';
import * as FACTS from '../../../lib/facts';
import { SearchBox } from '../../../ui/filter-bar/SearchBox';
import { Select } from '../../../ui/filter-bar/Select';
import { Tabs } from '../../../ui/tabs/Tabs';
import type { ScheduleOptions } from '../model/filterCards';
import { ALL, type ScheduleFilters } from '../model/filters';
import { WORDS } from '../model/words';
import styles from './ScheduleBar.module.scss';

const DAYS = [
  { value: ALL, name: WORDS.allDays },
  ...FACTS.days.map(({ key, name }) => ({ value: key, name })),
] as const;

interface ScheduleBarProps {
  panelId: string;
  filters: ScheduleFilters;
  options: ScheduleOptions;
  onFilter(change: Partial<ScheduleFilters>): void;
}

/** Days, search, location and category; what fits stays in the window. */
export function ScheduleBar({ panelId, filters, options, onFilter }: ScheduleBarProps) {
  const searchBox = useRef<HTMLInputElement>(null);
  useSearchShortcut(searchBox);
  return (
    <div className={styles.bar}>
      <div className={styles.days}>
        <Tabs
          label="Day"
          panelId={panelId}
          value={filters.day}
          tabs={DAYS}
          onChange={(day) => onFilter({ day })}
        />
      </div>
      <div className={styles.filters}>
        <SearchBox
          ref={searchBox}
          label={WORDS.searchLabel}
          value={filters.search}
          onChange={(search) => onFilter({ search })}
        />
        <Select
          label="Location"
          value={filters.location}
          options={[{ key: ALL, name: WORDS.allLocations }, ...options.locations]}
          onChange={(location) => onFilter({ location })}
        />
        <Select
          label="Category"
          value={filters.category}
          options={[{ key: ALL, name: WORDS.allCategories }, ...options.categories]}
          onChange={(category) => onFilter({ category })}
        />
      </div>
    </div>
  );
}
