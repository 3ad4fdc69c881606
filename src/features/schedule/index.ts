import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isContentError } from '../../lib/errors/contentError';
import { type Address, addressText } from '../../lib/url/screenCodec';
import { loadEventDialog } from './loadEventDialog';
import { DEFAULT_FILTERS, SCHEDULE_PATH, scheduleCodec } from './model/filters';
import { filtersRead, scheduleSlice, selectFilters } from './model/slice';

const loadQueries = () => import(/* webpackChunkName: "schedule-queries" */ '../../api/content/schedule');

/** The schedule's manifest: what the rest of the site may know of it. */
export const schedule = {
  path: SCHEDULE_PATH,
  slice: scheduleSlice,
  urlState: { codec: scheduleCodec, select: selectFilters, read: filtersRead },
  chunk: 'schedule',
  load: () => import(/* webpackChunkName: "schedule" */ './SchedulePage'),

  /**
   * Starts the screen's query while its code is still on its way. The query travels apart, so that other screens do not
   * pay for it.
   */
  async preload(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) {
    const { scheduleApi } = await loadQueries();
    dispatch(scheduleApi.util.prefetch('getSchedule', undefined, {}));
  },

  dialog: {
    chunk: 'event-dialog',
    load: loadEventDialog,
    /** @returns the schedule's address where there is no such event. */
    async preload(
      dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
      address: Address,
      { slug = '' }: { slug?: string },
    ) {
      const { scheduleApi } = await loadQueries();
      const { error } = await dispatch(
        scheduleApi.endpoints.getScheduleEvent.initiate({ slug }, { subscribe: false }),
      );
      if (!isContentError(error) || error.kind !== 'not-found') return undefined;
      const filters = scheduleCodec.read(address) ?? DEFAULT_FILTERS;
      return addressText(scheduleCodec.write(filters, { pathname: SCHEDULE_PATH, search: '' }));
    },
  },
};
