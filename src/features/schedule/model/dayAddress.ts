import { addressText } from '#lib/url/screenCodec.ts';
import { SCHEDULE_PATH, type ScheduleFilters, scheduleCodec } from './filters.ts';

/** The address of a day's tab, with the other filters as they are. */
export function dayAddress(filters: ScheduleFilters, day: ScheduleFilters['day']): string {
  return addressText(scheduleCodec.write({ ...filters, day }, { pathname: SCHEDULE_PATH, search: '' }));
}
