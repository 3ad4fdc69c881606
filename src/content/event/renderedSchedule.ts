import type { ScheduleEventSummary } from './schema.ts';

/** A day of a rendered page: the number of rows per hour. */
export interface DayOutline {
  /** `2031-05-03` */
  key: string;
  name: string;
  hours: { name: string; count: number }[];
  /** The day's tab, if the page links to it instead of containing its rows. */
  tab?: string | undefined;
}

/**
 * Data of a rendered page whose schedule is too large to be sent with it: everything but the rows, which are in the
 * HTML only.
 */
export interface RenderedSchedule {
  /** Events of the whole schedule. */
  total: number;
  /** Events that match the filters. */
  shown: number;
  hasPictures: boolean;
  /** The names that filters offer. */
  locations: string[];
  categories: string[];
  days: DayOutline[];
  /** The first matching events, whose rows are hydrated. */
  events: readonly ScheduleEventSummary[];
}
