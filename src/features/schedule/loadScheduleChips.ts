import { createLoader } from '#lib/createLoader.ts';

/** Loads the chips of the schedule. */
export const loadScheduleChips = createLoader(
  () => import(/* webpackChunkName: "schedule-chips" */ './components/ScheduleChips.tsx'),
);
