import type { Facet } from '#content/facet/schema.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { countAlternatives } from '#lib/filtering/alternatives.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { Rescue } from '#features/search/index.ts';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import { otherCategories, otherDays, withoutOne } from '../model/alternatives.ts';
import type { ScheduleOptions } from '../model/filterCards.ts';
import { DEFAULT_FILTERS, SCHEDULE_PATH, type ScheduleFilters, scheduleCodec } from '../model/filters.ts';
import { MESSAGES } from '../messages/index.ts';

interface ScheduleRescueProps {
  filters: ScheduleFilters;
  options: ScheduleOptions;
  facets: readonly Facet[];
  count(filters: ScheduleFilters): number;
}

/** Suggestions for filters of the schedule that match no event. */
export default function ScheduleRescue({ filters, options, facets, count }: ScheduleRescueProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { days } = useFestivalTime();
  const { view } = filters;
  return (
    <Rescue
      lists={[
        { title: t(MESSAGES.otherDays), alternatives: countAlternatives(otherDays(filters, days, t), count) },
        {
          title: t(FILTERS.otherCategories),
          alternatives: countAlternatives(otherCategories(filters, options), count),
        },
        {
          title: t(FILTERS.fewerFilters),
          alternatives: countAlternatives(withoutOne(filters, facets, i18n), count),
        },
      ]}
      hrefOf={(other) => addressText(scheduleCodec.write(other, { pathname: SCHEDULE_PATH, search: '' }))}
      text={filters.search}
      kind="event"
      showNamed={(search) =>
        [
          { ...filters, search },
          { ...DEFAULT_FILTERS, view, search },
        ].find((other) => count(other) > 0)
      }
    />
  );
}
