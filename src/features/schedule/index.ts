import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Address } from '../../lib/url/screenCodec';
import { loadEventDialog } from './loadEventDialog';
import { DEFAULT_FILTERS, SCHEDULE_PATH, scheduleCodec } from './model/filters';
import { filtersRead, scheduleSlice, selectFilters } from './model/slice';

const loadPreload = () => import(/* webpackChunkName: "schedule-queries" */ './preload');

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
  async preload(
    dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
    ...shown: [Address, { slug?: string }, boolean]
  ) {
    await (await loadPreload()).preloadSchedule(dispatch, ...shown);
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
      const { preloadEvent } = await loadPreload();
      return preloadEvent(dispatch, slug, scheduleCodec.read(address) ?? DEFAULT_FILTERS);
    },
  },
};
