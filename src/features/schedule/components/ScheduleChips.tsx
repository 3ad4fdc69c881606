import { facetChips } from '#content/facet/facetChips.ts';
import type { Facet } from '#content/facet/schema.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { type Chip, FilterChips } from '#ui/filter-bar/FilterChips.tsx';
import type { ScheduleOptions } from '../model/filterCards.ts';
import { DEFAULT_FILTERS, SCHEDULE_PATH, type ScheduleFilters, scheduleCodec } from '../model/filters.ts';
import { TIMES } from '../model/times.ts';

interface ScheduleChipsProps {
  filters: ScheduleFilters;
  options: ScheduleOptions;
  facets: readonly Facet[];
  onChange(change: Partial<ScheduleFilters>): void;
}

/** What is chosen in the sheet of the schedule. */
export default function ScheduleChips({ filters, options, facets, onChange }: ScheduleChipsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { when } = filters;
  const keysOf = (filter: 'locations' | 'categories'): Chip<Partial<ScheduleFilters>>[] =>
    options[filter]
      .filter(({ key }) => filters[filter].includes(key))
      .map(({ key, name }) => ({
        text: name,
        change: { [filter]: filters[filter].filter((one) => one !== key) },
        isInBar: true,
      }));
  const times = TIMES.filter(({ key }) => key === when && key !== DEFAULT_FILTERS.when).map(({ name }) => ({
    text: t(name),
    change: { when: DEFAULT_FILTERS.when },
    isInBar: true,
  }));
  return (
    <FilterChips<Partial<ScheduleFilters>>
      chips={[
        ...keysOf('locations'),
        ...keysOf('categories'),
        ...times,
        ...facetChips(filters.facets, facets, i18n),
      ]}
      hrefOf={(change) =>
        addressText(scheduleCodec.write({ ...filters, ...change }, { pathname: SCHEDULE_PATH, search: '' }))
      }
      onChange={onChange}
    />
  );
}
