import { festivalDates, formatEventDates } from '#content/festival/eventDates.ts';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import type { FestivalEvent } from '#content/festival/schema.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { MESSAGES } from '../messages/index.ts';

/** The festival's place and date; default texts until the event is loaded. */
export function guideSubtitle(event: FestivalEvent | undefined, t: I18n['t']): string {
  const festival = festivalSettings(event);
  const dates = event
    ? formatEventDates(event.startDate, event.endDate, t)
    : festivalDates(festival, t).toUpperCase();
  return t(MESSAGES.placeAndDates, { venue: festival.venue, dates });
}
