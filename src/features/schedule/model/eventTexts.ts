import { MESSAGES as EVENT } from '#content/event/messages/index.ts';
import { dayAndRange } from '#lib/dates/timeTexts.ts';
import type { Zone } from '#lib/dates/zone.ts';
import type { ScheduleEvent } from '#content/event/schema.ts';
import { firstText } from '#lib/rich-text/firstText.ts';
import { eventTimes } from '#content/event/eventTimes.ts';
import { locationText } from '#content/event/locationText.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { MESSAGES } from '../messages/index.ts';

/** The document description of an open dialog: the beginning of its text, otherwise its time and location. */
export function eventDescription(event: ScheduleEvent, zone: Zone, t: I18n['t']): string {
  return (
    firstText(event.description) ??
    t(MESSAGES.whenAndWhere, { when: whenText(event, zone, t), where: locationText(event.eventPlace, t) })
  );
}

/** `Saturday Oct 25, 6:00 PM – 7:00 PM` */
export function whenText(
  { startsAt, endsAt }: Pick<ScheduleEvent, 'startsAt' | 'endsAt'>,
  zone: Zone,
  t: I18n['t'],
): string {
  const times = eventTimes(startsAt, endsAt, zone);
  const start = times && zone.wallClockAt(times.start);
  const end = times?.end === undefined ? undefined : zone.wallClockAt(times.end);
  return start ? dayAndRange(start, end, t) : t(EVENT.whenUnknown);
}
