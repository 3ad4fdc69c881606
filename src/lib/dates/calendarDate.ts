const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?=T|$)/;

/**
 * Parses a calendar date.
 *
 * @param text `YYYY-MM-DD`; a time after it is ignored, so that the date does not depend on a time zone.
 * @returns its midnight as if it were in UTC; undefined if there is no such date.
 */
export function readDate(text = ''): Date | undefined {
  const date = ISO_DATE.exec(text)?.[0] ?? '';
  const midnight = new Date(date);
  // An invalid day would roll over into the next month.
  return date && !Number.isNaN(+midnight) && midnight.toISOString().startsWith(date) ? midnight : undefined;
}
