import type { FestivalTime } from '#content/festival/festivalTime.ts';
import { dayKey } from '#lib/dates/timeTexts.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

export type FestivalStage = { kind: 'before'; countdown: string } | { kind: 'during' } | { kind: 'after' };

/**
 * Whether the festival is still to come, is on, or is over.
 *
 * @param now milliseconds since 1970.
 * @returns undefined for a festival without days.
 */
export function festivalStage(
  now: number,
  { days, dayAt, zone }: Pick<FestivalTime, 'days' | 'dayAt' | 'zone'>,
): FestivalStage | undefined {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (first === undefined || last === undefined) return undefined;
  const today = dayKey(dayAt(now));
  if (today > last) return { kind: 'after' };
  if (today >= first) return { kind: 'during' };
  const daysLeft = Math.round((Date.parse(first) - Date.parse(today)) / DAY);
  const hoursLeft = Math.max(1, Math.ceil((zone.instantOf(Date.parse(first)) - now) / HOUR));
  return { kind: 'before', countdown: daysLeft > 1 ? `${daysLeft} days to go` : hoursText(hoursLeft) };
}

function hoursText(hours: number): string {
  return hours === 1 ? '1 hour to go' : `${hours} hours to go`;
}
