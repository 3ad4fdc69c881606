import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { useNow } from '#features/clock/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Select } from '#ui/filter-bar/Select.tsx';
import type { ScheduleFilters } from '../model/filters.ts';
import { isFestivalDay } from '../model/isFestivalDay.ts';
import { TIMES } from '../model/times.ts';
import { MESSAGES } from '../messages/index.ts';

interface TimeSelectProps {
  filters: Pick<ScheduleFilters, 'when'>;
  onFilter(change: Pick<ScheduleFilters, 'when'>): void;
}

/** Limits the schedule by the present time; shown while the festival is on. */
export function TimeSelect({ filters, onFilter }: TimeSelectProps) {
  const { t } = useI18n();
  const time = useFestivalTime();
  const now = useNow();
  if (filters.when === 'any' && (now === undefined || !isFestivalDay(now, time))) return null;
  return (
    <Select
      label={t(MESSAGES.time)}
      value={filters.when}
      options={TIMES.map(({ key, name }) => ({ key, name: t(name) }))}
      onChange={(when: ScheduleFilters['when']) => onFilter({ when })}
    />
  );
}
