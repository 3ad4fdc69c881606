import { dayText, timeRange } from '#lib/dates/timeTexts.ts';
import type { Zone } from '#lib/dates/zone.ts';
import type { ScheduleEvent } from '#content/event/schema.ts';
import { firstText } from '#lib/rich-text/firstText.ts';
import { eventTimes } from '#content/event/eventTimes.ts';
import { locationText } from '#content/event/locations.ts';
import { MESSAGES } from './messages.ts';

/** The document description of an open dialog: the beginning of its text, otherwise its time and location. */
export function eventDescription(event: ScheduleEvent, zone: Zone): string {
  return firstText(event.description) ?? `${whenText(event, zone)}. ${locationText(event.eventPlace)}.`;
}

/** `Saturday Oct 25, 6:00 PM – 7:00 PM` */
export function whenText(
  { startsAt, endsAt }: Pick<ScheduleEvent, 'startsAt' | 'endsAt'>,
  zone: Zone,
): string {
  const times = eventTimes(startsAt, endsAt, zone);
  const start = times && zone.wallClockAt(times.start);
  const end = times?.end === undefined ? undefined : zone.wallClockAt(times.end);
  return start ? `${dayText(start)}, ${timeRange(start, end)}` : MESSAGES.dateUnknown;
}
