import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { SCHEDULE_PATH, scheduleCodec } from './model/filters';
import { filtersRead, scheduleSlice, selectFilters } from './model/slice';

/** The schedule's manifest: what the rest of the site may know of it. */
export const schedule = {
  path: SCHEDULE_PATH,
  slice: scheduleSlice,
  urlState: { codec: scheduleCodec, select: selectFilters, read: filtersRead },
  load: () => import(/* webpackChunkName: "schedule" */ './SchedulePage'),

  /**
   * Starts the screen's query while its code is still on its way. The query travels apart, so that other screens do not
   * pay for it; should that fail, the screen asks by itself.
   */
  preload(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) {
    import(/* webpackChunkName: "schedule-queries" */ '../../api/content/schedule').then(
      ({ scheduleApi }) => dispatch(scheduleApi.util.prefetch('getSchedule', undefined, {})),
      () => undefined,
    );
  },
};
