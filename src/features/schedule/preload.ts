import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { scheduleApi } from '../../api/content/schedule';
import { isContentError } from '../../lib/errors/contentError';
import { addressText } from '../../lib/url/screenCodec';
import { SCHEDULE_PATH, type ScheduleFilters, scheduleCodec } from './model/filters';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export function preloadSchedule(dispatch: Dispatch): void {
  dispatch(scheduleApi.util.prefetch('getSchedule', undefined, {}));
}

/** Asks for an event. @returns the filtered schedule's address where there is no such event. */
export async function preloadEvent(
  dispatch: Dispatch,
  slug: string,
  filters: ScheduleFilters,
): Promise<string | undefined> {
  const { error } = await dispatch(
    scheduleApi.endpoints.getScheduleEvent.initiate({ slug }, { subscribe: false }),
  );
  if (!isContentError(error) || error.kind !== 'not-found') return undefined;
  return addressText(scheduleCodec.write(filters, { pathname: SCHEDULE_PATH, search: '' }));
}
