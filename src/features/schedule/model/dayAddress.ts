import { addressText } from '#lib/url/screenCodec.ts';
import { SCHEDULE_PATH, type ScheduleFilters, scheduleCodec } from './filters.ts';

/** The URL of a day's tab; the other filters stay the same. */
export function dayAddress(filters: ScheduleFilters, day: ScheduleFilters['day']): string {
  return addressText(scheduleCodec.write({ ...filters, day }, { pathname: SCHEDULE_PATH, search: '' }));
}
