import type { ScheduleEventSummary } from './schema.ts';

/** A day of a rendered page: the number of rows per hour. */
export interface DayOutline {
  /** `2031-05-03` */
  key: string;
  name: string;
  /** `hour` is 0 to 23; undefined for events whose time is not announced. */
  hours: { hour?: number | undefined; count: number }[];
  /** The day's tab, if the page shows a link to the day instead of its rows. */
  tab?: string | undefined;
}

/**
 * The data of a rendered page whose schedule is too large to be sent with it: all data except the rows, which are only
 * in the HTML.
 */
export interface RenderedSchedule {
  /** The number of events in the whole schedule. */
  total: number;
  /** The number of events that match the filters. */
  shown: number;
  hasPictures: boolean;
  /** The names that filters offer. */
  locations: string[];
  categories: string[];
  /** The filter keys of names that these do not follow from, as in a festival with several languages. */
  keys: readonly (readonly [name: string, key: string])[];
  days: DayOutline[];
  /** The first matching events: their rows are hydrated. */
  events: readonly ScheduleEventSummary[];
}
