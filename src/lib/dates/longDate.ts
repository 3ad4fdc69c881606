import { FACTS } from '../facts';

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A day as texts write it: `October 2, 2025`. An instant gives the day that it was at the event.
 *
 * @param text `YYYY-MM-DD`, which is that day everywhere, or an ISO instant.
 * @returns undefined where it is neither.
 */
export function formatLongDate(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return undefined;
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeZone: DATE_ONLY.test(text) ? 'UTC' : FACTS.timeZone,
  }).format(date);
}
