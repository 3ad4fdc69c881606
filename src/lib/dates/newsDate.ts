/** Where the event takes place: its news bear its dates, wherever they are read. */
const EVENT_ZONE = 'America/Los_Angeles';
const WITHOUT_ZONE = /T[\d:.]+$/;

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: EVENT_ZONE });

/**
 * When a document was made, in epoch milliseconds.
 *
 * @param timestamp an ISO 8601 instant; one without a zone is read as UTC, in which the content service writes.
 * @returns undefined where it is missing or no date.
 */
export function instantOf(timestamp: string | undefined): number | undefined {
  const instant = Date.parse(WITHOUT_ZONE.test(timestamp ?? '') ? `${timestamp}Z` : (timestamp ?? ''));
  return Number.isNaN(instant) ? undefined : instant;
}

/** The day by the event's clocks, such as `October 24, 2025`; undefined where there is none. */
export function newsDate(timestamp: string | undefined): string | undefined {
  const instant = instantOf(timestamp);
  return instant === undefined ? undefined : longDate.format(instant);
}
