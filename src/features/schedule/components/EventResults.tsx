import { useMemo } from 'react';
import type { ResultsProps } from '#features/feature.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import { DEFAULT_FILTERS, scheduleCodec } from '../model/filters.ts';
import { MESSAGES } from '../messages/index.ts';
import { useScheduleView } from '../useScheduleView.ts';
import { FirstEvents } from './FirstEvents.tsx';
import { ScheduleList } from './ScheduleList.tsx';

/** The timetable with fixed filters. Unknown days, stages and categories are ignored. */
export default function EventResults({ address, most }: ResultsProps) {
  const { t } = useI18n();
  const named = useMemo(() => scheduleCodec.read(address) ?? DEFAULT_FILTERS, [address]);
  const schedule = useScheduleView(named, false);
  const { filters, view, list, heights, facets = [], usesPage, isIncomplete } = schedule;
  const { hasFailed, error, refetch } = schedule;
  if (hasFailed) {
    return (
      <ErrorScreen
        error={error ?? {}}
        where="schedule"
        title={t(MESSAGES.failed)}
        text={t(MESSAGES.failedDetail)}
        onRetry={refetch}
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
      facets={facets}
    />
  );
}
