import { SCREENS } from '#content/messages/index.ts';
import type { Feature } from '#features/feature.ts';
import { performerRoute } from '#features/lineup/index.ts';
import { loadEventDialog } from './loadEventDialog.ts';
import { DEFAULT_FILTERS, SCHEDULE_PATH, type ScheduleFilters, scheduleCodec } from './model/filters.ts';
import { filtersRead, scheduleSlice, selectFilters } from './model/scheduleSlice.ts';

const loadPreload = () => import(/* webpackChunkName: "schedule-queries" */ './preload.ts');

export { followTime } from './followTime.ts';
export { scheduleLinkSlice } from './model/scheduleLinkSlice.ts';
export { useScheduleTarget } from './useScheduleTarget.ts';

export const schedule = {
  path: SCHEDULE_PATH,
  slice: scheduleSlice,
  urlState: {
    codec: scheduleCodec,
    select: selectFilters,
    read: filtersRead,
    showsPicks: ({ mine }: ScheduleFilters) => mine,
  },
  chunk: 'schedule',
  load: () => import(/* webpackChunkName: "schedule" */ './SchedulePage.tsx'),
  offlineName: SCREENS.schedule,
  preloadOffline: async (dispatch) => (await loadPreload()).preloadOffline(dispatch),
  analyticsTitles: { [SCHEDULE_PATH]: 'Schedule' },
  live: async () =>
    (await import(/* webpackChunkName: "schedule-queries" */ '#content/event/queries.ts')).LIVE_SCHEDULE,
  server: () => import('./server.ts'),

  preload: async (...shown) => (await loadPreload()).preloadSchedule(...shown),

  routes: [
    {
      path: ':slug',
      chunk: 'event-dialog',
      load: loadEventDialog,
      /** @returns the schedule's URL if the event does not exist. */
      async preload(dispatch, address, { slug = '' }) {
        const { preloadEvent } = await loadPreload();
        return preloadEvent(dispatch, slug, scheduleCodec.read(address) ?? DEFAULT_FILTERS);
      },
      routes: [performerRoute('lineup/:performerSlug')],
    },
  ],
} satisfies Feature;
