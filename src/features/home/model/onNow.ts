import type { Zone } from '#lib/dates/zone.ts';
import type { ScheduleEventSummary } from '#content/event/schema.ts';
import { eventTimes } from '#content/event/eventTimes.ts';
import { placesText } from '#content/event/locations.ts';
import { phaseOf } from '#content/event/phase.ts';

/** How many stages the home screen shows. */
const STAGES = 4;

export interface OnNow {
  /** One event for each stage. */
  running: readonly ScheduleEventSummary[];
  /** The next event, with its start; undefined after the last one has started. */
  next: { event: ScheduleEventSummary; start: number } | undefined;
}

/** The running events, and the next one. @param now milliseconds since 1970. */
export function onNow(events: readonly ScheduleEventSummary[], now: number, zone: Zone): OnNow {
  const running = new Map<string, ScheduleEventSummary>();
  let next: OnNow['next'];
  for (const event of events) {
    const times = eventTimes(event.startsAt, event.endsAt, zone);
    if (!times) continue;
    const { start } = times;
    if (phaseOf(times, now) === 'running') running.set(placesText(event.eventPlace), event);
    else if (start > now && (!next || start < next.start)) next = { event, start };
  }
  return { running: [...running.values()].slice(0, STAGES), next };
}
