/** One line of the timetable, as written by hand. */
export interface Session {
  /** Las Vegas time on a 24-hour clock, for example `11:30`. */
  start: string;
  /** Length; without it no end is announced, and 0 is an end that equals the start. */
  minutes?: number;
  title: string;
  category: string;
  /** A stage, or the booth of an exhibitor; without it the location is still open. */
  at?: string;
  who?: readonly string[];
  priority?: 'featured' | 'high' | 'low';
  text: string;
}
