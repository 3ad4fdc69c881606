import type { I18n } from '../i18n/i18n.ts';
import { readInstant } from './instant.ts';
import { longDateText } from './longDateText.ts';
import type { Zone } from './zone.ts';

/** The date in the festival's zone, such as `May 2, 2031`; undefined if it is invalid. */
export function formatLongDate(text: string | undefined, zone: Zone, t: I18n['t']): string | undefined {
  const instant = readInstant(text, zone);
  return instant === undefined ? undefined : longDateText(zone.wallClockAt(instant), t);
}
