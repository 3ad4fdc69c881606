import type { days } from '../facts.ts';
import type { FilterOption } from '../filtering/filterKey.ts';
import type { ScheduleEventSummary } from '../model/scheduleEvent.ts';

/** A day of a rendered page: how many rows each of its hours has. */
export interface DayOutline {
  /** `2025-10-25` */
  key: string;
  name: string;
  hours: { name: string; count: number }[];
  /** The day's tab, where the page has a link to it in place of its rows. */
  tab?: (typeof days)[number]['key'] | undefined;
}

/**
 * What a rendered page knows of a schedule that is too large to travel with it: all but its rows, which stand in the
 * HTML alone.
 */
export interface RenderedSchedule {
  /** Events of the whole schedule. */
  total: number;
  /** Events that the filters let through. */
  shown: number;
  hasPictures: boolean;
  locations: FilterOption[];
  categories: FilterOption[];
  days: DayOutline[];
  /** The first of those shown, whose rows can be taken over. */
  events: readonly ScheduleEventSummary[];
}
