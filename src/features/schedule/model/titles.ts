import { dayText, timeRange } from '../../../lib/dates/timeTexts';
import { wallClockAt } from '../../../lib/dates/wallClock';
import type { ScheduleEvent } from '../../../lib/model/scheduleEvent';
import { firstText } from '../../../lib/rich-text/firstText';
import { eventTimes } from '../../../lib/schedule/eventTimes';
import { locationText } from '../../../lib/schedule/locations';
import { MESSAGES } from './messages';

/** The document's description for the list; `festival` is the event's name. */
export function browseDescription(festival: string | undefined): string {
  return `What happens when and where at ${festival ?? 'the festival'}: filter by day, location or category, and search events and performers.`;
}

/** The same for an open dialog: the beginning of its text, or else when and where. */
export function eventDescription({ description, startsAt, endsAt, eventPlace }: ScheduleEvent): string {
  const times = eventTimes(startsAt, endsAt);
  const start = times && wallClockAt(times.start);
  const end = times?.end === undefined ? undefined : wallClockAt(times.end);
  const when = start ? `${dayText(start)}, ${timeRange(start, end)}` : MESSAGES.dateUnknown;
  return firstText(description) ?? `${when}. ${locationText(eventPlace)}.`;
}
