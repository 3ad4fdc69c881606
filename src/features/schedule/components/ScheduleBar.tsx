import { useRef } from 'react';
import type { Facet } from '#content/facet/schema.ts';
import { PHONE, useMediaQuery } from '#hooks/useMediaQuery.ts';
import { useSearchShortcut } from '#hooks/useSearchShortcut.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { isFestivalDay } from '../model/isFestivalDay.ts';
import { inOrder } from '#lib/filtering/inOrder.ts';
import { useNow } from '#features/clock/index.ts';
import { SearchBox } from '#ui/filter-bar/SearchBox.tsx';
import { MultiSelect } from '#ui/filter-bar/MultiSelect.tsx';
import { TabbedBar } from '#ui/filter-bar/TabbedBar.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { dayAddress } from '../model/dayAddress.ts';
import type { CountedFilter } from '../model/countOptions.ts';
import type { ScheduleOptions } from '../model/filterCards.ts';
import { ALL, NOW, type ScheduleFilters } from '../model/filters.ts';
import { MESSAGES } from '../model/messages.ts';
import type { EventCardModel } from '../model/toCard.ts';
import { MoreFilters } from './MoreFilters.tsx';
import { TimeSelect } from './TimeSelect.tsx';

/** The largest number of days whose tabs fit beside the filters. */
const MAX_TABS_BESIDE = 3;

interface ScheduleBarProps {
  panelId: string;
  filters: ScheduleFilters;
  /** Undefined while loading. */
  options: ScheduleOptions | undefined;
  count(filter: CountedFilter): ReadonlyMap<string, number> | undefined;
  /** Called when the visitor focuses the search box. */
  onSearchFocus(): void;
  /** The facets that the schedule can be filtered by. */
  facets: readonly Facet[];
  countMatches(filters: ScheduleFilters): number;
  matchesOf(filters: ScheduleFilters): readonly EventCardModel[] | undefined;
  onFilter(change: Partial<ScheduleFilters>): void;
}

/** Days, search, location and category. It is sticky as far as it fits. */
export function ScheduleBar(props: ScheduleBarProps) {
  const { panelId, filters, options, count, facets, onSearchFocus, onFilter } = props;
  const searchBox = useRef<HTMLInputElement>(null);
  useSearchShortcut(searchBox);
  const time = useFestivalTime();
  const now = useNow();
  const isPhone = useMediaQuery(PHONE);
  const isOn = now !== undefined && isFestivalDay(now, time);
  const days = [
    { key: ALL, name: MESSAGES.allDays },
    ...time.days,
    // The last tab, so that the others stay in place when it appears.
    ...(isOn || filters.day === NOW ? [{ key: NOW, name: MESSAGES.nowTab }] : []),
  ];
  return (
    <TabbedBar
      tabs={
        <Tabs
          label="Day"
          panelId={panelId}
          value={filters.day}
          tabs={days.map(({ key, name }) => ({
            value: key,
            name,
            href: dayAddress(filters, key),
          }))}
          onChange={(day) => onFilter({ day })}
        />
      }
      onFiltersFocus={onSearchFocus}
      isStacked={time.days.length > MAX_TABS_BESIDE}
      count={
        [filters.locations, filters.categories, ...Object.values(filters.facets)].filter(
          ({ length }) => length > 0,
        ).length + (filters.when === 'any' ? 0 : 1)
      }
      search={
        <SearchBox
          ref={searchBox}
          label={MESSAGES.searchLabel}
          value={filters.search}
          onChange={(search) => onFilter({ search })}
        />
      }
    >
      <MultiSelect
        label="Location"
        all={MESSAGES.allLocations}
        value={filters.locations}
        options={options?.locations ?? []}
        count={() => count('locations')}
        onChange={(locations) => onFilter({ locations: inOrder(locations) })}
      />
      <MultiSelect
        label="Category"
        all={MESSAGES.allCategories}
        value={filters.categories}
        options={options?.categories ?? []}
        count={() => count('categories')}
        onChange={(categories) => onFilter({ categories: inOrder(categories) })}
      />
      {isPhone && <TimeSelect filters={filters} onFilter={onFilter} />}
      {facets.length > 0 && (
        <MoreFilters
          filters={filters}
          facets={facets}
          countMatches={props.countMatches}
          matchesOf={props.matchesOf}
          onFilter={onFilter}
        />
      )}
    </TabbedBar>
  );
}
