import type { FestivalTime } from '#content/festival/festivalTime.ts';
import { dayKey } from '#lib/dates/dayKey.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { MESSAGES } from '../messages/index.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

export type FestivalStage =
  { kind: 'before'; daysLeft: number; hoursLeft: number } | { kind: 'during' } | { kind: 'after' };

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
  return { kind: 'before', daysLeft, hoursLeft };
}

/** `12 days to go`, on the last day in hours. */
export function countdownText(
  { daysLeft, hoursLeft }: Extract<FestivalStage, { kind: 'before' }>,
  t: I18n['t'],
): string {
  return daysLeft > 1 ? t(MESSAGES.days, { count: daysLeft }) : t(MESSAGES.hours, { count: hoursLeft });
}
