import * as SPEC_DEFAULTS from '../config/specDefaults.ts';
import { readInstant } from './instant.ts';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: SPEC_DEFAULTS.timeZone });

/** The date in the festival's zone, such as `October 2, 2025`; undefined if it is invalid. */
export function formatLongDate(text: string | undefined): string | undefined {
  const instant = readInstant(text);
  return instant === undefined ? undefined : longDate.format(instant);
}
