import { useMemo, useState } from 'react';
import { useFestivalTime } from '#api/content/useFestivalTime.ts';
import type { ResultsProps } from '#features/feature.ts';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import { DEFAULT_FILTERS, scheduleCodec } from '../model/filters.ts';
import { MESSAGES } from '../model/messages.ts';
import { validFilters } from '../model/validFilters.ts';
import { useScheduleView } from '../useScheduleView.ts';
import { FirstEvents } from './FirstEvents.tsx';
import { ScheduleList } from './ScheduleList.tsx';

/** The part of the timetable under fixed filters, without days, stages and categories that there are not. */
export function EventResults({ address, most }: ResultsProps) {
  const { days } = useFestivalTime();
  const read = useMemo(() => scheduleCodec.read(address) ?? DEFAULT_FILTERS, [address]);
  const [filters, setFilters] = useState(read);
  const { view, list, heights, usesPage, isIncomplete, hasFailed, error, refetch } = useScheduleView(
    filters,
    false,
  );
  // Known once the schedule is; the filters that stay are valid, so that this ends.
  const valid = view && validFilters(filters, view.options, days);
  if (valid) setFilters({ ...filters, ...valid });
  if (hasFailed) {
    return (
      <ErrorScreen
        error={error ?? {}}
        where="schedule"
        title={MESSAGES.failed}
        text={MESSAGES.failedDetail}
        onRetry={() => void refetch()}
      />
    );
  }
  if (most !== undefined) return <FirstEvents filters={filters} view={view} most={most} />;
  return (
    <ScheduleList
      filters={filters}
      view={view}
      list={list}
      heights={heights}
      isOfPage={usesPage}
      isIncomplete={isIncomplete}
      isCovered={false}
    />
  );
}
