import { readInstant } from './instant.ts';
import { dateText } from './timeTexts.ts';
import type { Zone } from './zone.ts';

/** The date in the festival's zone, such as `May 2, 2031`; undefined if it is invalid. */
export function formatLongDate(text: string | undefined, zone: Zone): string | undefined {
  const instant = readInstant(text, zone);
  // Without the weekday.
  return instant === undefined ? undefined : dateText(zone.wallClockAt(instant)).replace(/^\w+, /, '');
}
