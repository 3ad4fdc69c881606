import * as FACTS from '../facts.ts';
import { readInstant } from './instant.ts';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: FACTS.timeZone });

/** The day at the festival as texts write it, such as `October 2, 2025`; undefined where a stored date is none. */
export function formatLongDate(text: string | undefined): string | undefined {
  const instant = readInstant(text);
  return instant === undefined ? undefined : longDate.format(instant);
}
