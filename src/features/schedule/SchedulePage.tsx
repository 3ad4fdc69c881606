import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { useFestival } from '#content/festival/useFestival.ts';
import { useEffectiveFilters } from '#hooks/useEffectiveFilters.ts';
import { useListDialog } from '#hooks/useListDialog.ts';
import { pageTitle } from '#content/festival/pageTitle.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { DialogLoading } from '#ui/detail-dialog/DialogLoading.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { lazyDialog } from '#ui/plain-dialog/lazyDialog.tsx';
import { ShareButton } from '#ui/share/ShareButton.tsx';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import type { ResultsProps } from '#features/feature.ts';
import { loadPerformerDialog } from '#features/lineup/index.ts';
import { ViewChips } from '#features/saved-views/index.ts';
import { ScheduleList } from './components/ScheduleList.tsx';
import { loadEventDialog } from './loadEventDialog.ts';
import { SCHEDULE_PATH, type ScheduleFilters, scheduleCodec } from './model/filters.ts';
import { openDaysSlice } from './model/openDaysSlice.ts';
import { filtersChanged, filtersCleared, selectFilters } from './model/scheduleSlice.ts';
import { MESSAGES } from './messages/index.ts';
import { usePerformerDialog } from './usePerformerDialog.ts';
import { useScheduleView } from './useScheduleView.ts';

/** A separate chunk, because the schedule's own screen does not need it. */
export const Results = lazyWithFallback<ResultsProps>(
  () => import(/* webpackChunkName: "schedule-results" */ './components/EventResults.tsx'),
  Failed,
);

export { openDaysSlice as slice };

function Failed() {
  const { t } = useI18n();
  return <p role="alert">{t(MESSAGES.failed)}</p>;
}

const EventDialog = lazyDialog(loadEventDialog);
const PerformerDialog = lazyDialog(loadPerformerDialog);

/** The schedule: days, search, filters, an event's dialog over the list, and a performer's dialog over that. */
export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const filters = useAppSelector(selectFilters);
  const { slug, listHref, close } = useListDialog(SCHEDULE_PATH, scheduleCodec, filters);
  const { performerSlug, eventHref, goBack } = usePerformerDialog(filters);
  const isCovered = slug !== undefined || performerSlug !== undefined;
  const festival = useFestival();
  const { name } = festival;
  return (
    <>
      {!isCovered && (
        <PageHead
          title={pageTitle(t(MESSAGES.title), festival)}
          description={t(MESSAGES.description, { event: name })}
        />
      )}
      <PageHeader title={t(MESSAGES.title)} subtitle={t(MESSAGES.timesIn, { city: festival.city })}>
        <ViewChips path={SCHEDULE_PATH} />
        <ShareButton />
      </PageHeader>
      <Events named={filters} isCovered={isCovered} />
      {slug !== undefined && (
        <Suspense fallback={<DialogLoading title={t(MESSAGES.eventLoading)} onClose={close} />}>
          <EventDialog
            key={slug}
            slug={slug}
            festival={festival}
            closeHref={listHref}
            onClose={close}
            onNotFound={() =>
              void navigate(scheduleCodec.write(filters, { pathname: SCHEDULE_PATH, search: '' }), {
                replace: true,
              })
            }
          />
        </Suspense>
      )}
      {performerSlug !== undefined && (
        <Suspense fallback={<DialogLoading title={t(MESSAGES.performerLoading)} />}>
          <PerformerDialog
            key={performerSlug}
            slug={performerSlug}
            eventName={name}
            mustGoBack
            closeHref={eventHref}
            onClose={goBack}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * The timetable and its filters. Separate from the dialogs: it renders again when its rows are measured, and that would
 * replace the HTML of a dialog whose chunk is still loading.
 */
function Events({ named, isCovered }: { named: ScheduleFilters; isCovered: boolean }) {
  const { t } = useI18n();
  const dispatch = useAppDispatch();
  const [wantsTexts, setWantsTexts] = useState(false);
  const schedule = useScheduleView(named, wantsTexts);
  const { view, list, heights, usesPage, isIncomplete, hasFailed, error, refetch } = schedule;
  const { facets = [], matchesOf } = schedule;
  const filters = useEffectiveFilters(named, schedule.filters, (effective) =>
    dispatch(filtersChanged(effective)),
  );
  if (hasFailed) {
    return (
      <ErrorScreen
        error={error ?? {}}
        where="schedule"
        title={t(MESSAGES.failed)}
        text={t(MESSAGES.failedDetail)}
        variant="detailed"
        onRetry={refetch}
      />
    );
  }
  return (
    <ScheduleList
      filters={filters}
      view={view}
      list={list}
      heights={heights}
      isOfPage={usesPage}
      isIncomplete={isIncomplete}
      isCovered={isCovered}
      facets={facets}
      controls={{
        matchesOf,
        onSearchFocus: () => setWantsTexts(true),
        onFilter: (change) => dispatch(filtersChanged(change)),
        onClear: () => dispatch(filtersCleared()),
      }}
    />
  );
}
