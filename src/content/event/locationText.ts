import type { I18n } from '#lib/i18n/i18n.ts';
import { type EventPlace, placesText } from './locations.ts';
import { MESSAGES } from './messages/index.ts';

/** The venues of an event in one line, each with its name and location. */
export function locationText(places: readonly EventPlace[], t: I18n['t']): string {
  return placesText(places) || t(MESSAGES.locationUnknown);
}
