import { Suspense, useState } from 'react';
import type { Facet } from '#content/facet/schema.ts';
import { dayName } from '#content/festival/dayName.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import { isFestivalDay } from '../model/isFestivalDay.ts';
import { inOrder } from '#lib/filtering/inOrder.ts';
import { useNow } from '#features/clock/index.ts';
import { SearchBox } from '#ui/filter-bar/SearchBox.tsx';
import { FiltersButton } from '#ui/filter-bar/FiltersButton.tsx';
import { MultiSelect } from '#ui/filter-bar/MultiSelect.tsx';
import { TabbedBar } from '#ui/filter-bar/TabbedBar.tsx';
import { lazyDialog } from '#ui/plain-dialog/lazyDialog.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { dayAddress } from '../model/dayAddress.ts';
import { countChosen } from '../model/countChosen.ts';
import { type MatchesOf, countOptions } from '../model/countOptions.ts';
import type { ScheduleOptions } from '../model/filterCards.ts';
import { ALL, NOW, type ScheduleFilters } from '../model/filters.ts';
import { MESSAGES } from '../messages/index.ts';

const ScheduleSheet = lazyDialog(
  () => import(/* webpackChunkName: "schedule-sheet" */ './ScheduleSheet.tsx'),
);

/** The largest number of days whose tabs fit beside the filters. */
const MAX_TABS_BESIDE = 3;

interface ScheduleBarProps {
  panelId: string;
  filters: ScheduleFilters;
  options: ScheduleOptions;
  /** Called when the visitor focuses the search box. */
  onSearchFocus(): void;
  /** The facets that the schedule can be filtered by. */
  facets: readonly Facet[];
  matchesOf: MatchesOf;
  onFilter(change: Partial<ScheduleFilters>): void;
}

/**
 * Days, search, location and category. It is sticky as far as it fits. A sheet has all filters: on a phone everything
 * except the search, in other windows the facets as well.
 */
export function ScheduleBar(props: ScheduleBarProps) {
  const { t } = useI18n();
  const { panelId, filters, options, facets, matchesOf, onSearchFocus, onFilter } = props;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const time = useFestivalTime();
  const now = useNow();
  const isOn = now !== undefined && isFestivalDay(now, time);
  const days = [
    { key: ALL, name: t(MESSAGES.allDays) },
    ...time.days.map((day) => ({ key: day.key, name: dayName(day, t) })),
    // The last tab, so that the others stay in place when it appears.
    ...(isOn || filters.day === NOW ? [{ key: NOW, name: t(MESSAGES.nowTab) }] : []),
  ];
  return (
    <>
      <TabbedBar
        tabs={
          <Tabs
            label={t(MESSAGES.day)}
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
        search={
          <SearchBox
            label={t(MESSAGES.searchLabel)}
            value={filters.search}
            onChange={(search) => onFilter({ search })}
          />
        }
        others={
          <>
            <MultiSelect
              label={t(MESSAGES.location)}
              all={t(MESSAGES.allLocations)}
              value={filters.locations}
              options={options.locations}
              count={() => countOptions('locations', filters, matchesOf)}
              onChange={(locations) => onFilter({ locations: inOrder(locations) })}
            />
            <MultiSelect
              label={t(FILTERS.category)}
              all={t(FILTERS.allCategories)}
              value={filters.categories}
              options={options.categories}
              count={() => countOptions('categories', filters, matchesOf)}
              onChange={(categories) => onFilter({ categories: inOrder(categories) })}
            />
          </>
        }
        button={
          <FiltersButton
            isSmall
            count={countChosen(filters)}
            hasFacets={facets.length > 0}
            onClick={() => setSheetOpen(true)}
          />
        }
      />
      {isSheetOpen && (
        <Suspense>
          <ScheduleSheet
            filters={filters}
            options={options}
            facets={facets}
            matchesOf={matchesOf}
            onApply={(draft) => {
              onFilter(draft);
              setSheetOpen(false);
            }}
            onClose={() => setSheetOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
