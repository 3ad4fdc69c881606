import { SCHEDULE_PATH, scheduleCodec } from './model/filters';
import { filtersRead, scheduleSlice, selectFilters } from './model/slice';

/** The schedule's manifest: what the rest of the site may know of it. */
export const schedule = {
  path: SCHEDULE_PATH,
  slice: scheduleSlice,
  urlState: { codec: scheduleCodec, select: selectFilters, read: filtersRead },
  load: () => import(/* webpackChunkName: "schedule" */ './SchedulePage'),
};
