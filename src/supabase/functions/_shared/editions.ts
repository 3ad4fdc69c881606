/** The days of the festival's other editions. */
export const EDITIONS_QUERY = '*[_type == "event" && _id != $eventId]{startDate, endDate}';

/**
 * Whether something belongs to an edition that is over while the site shows another one.
 *
 * @param sentAt when it was sent, in UTC
 * @param editions the result of `EDITIONS_QUERY`
 */
export function isOfPastEdition(sentAt: string, editions: unknown, now = new Date()): boolean {
  const day = sentAt.slice(0, 10);
  const today = now.toISOString().slice(0, 10);
  return lastDays(editions).some((last) => day <= last && last < today);
}

/** Of each edition. One without a last day has one day. */
function lastDays(editions: unknown): string[] {
  if (!Array.isArray(editions)) return [];
  return editions.flatMap((edition: unknown) => {
    const { startDate, endDate } = Object(edition) as { startDate?: unknown; endDate?: unknown };
    return dayOf(endDate) ?? dayOf(startDate) ?? [];
  });
}

function dayOf(date: unknown): string | undefined {
  return typeof date === 'string' ? /^\d{4}-\d\d-\d\d/.exec(date)?.[0] : undefined;
}
