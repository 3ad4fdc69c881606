const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The title of a day's calendar: `Saturday Oct 25`. Calendars are in English: they are also written on the edge, without
 * the site's catalogues.
 *
 * @param date `2031-05-03`
 */
export function dayTitle(date: string): string {
  const day = new Date(date);
  return `${WEEKDAYS[day.getUTCDay()]} ${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}`;
}
