import { dayText, timeRange } from '#lib/dates/timeTexts.ts';
import type { Zone } from '#lib/dates/zone.ts';
import type { PerformerSession } from '#content/event/schema.ts';
import { eventTimes } from '#content/event/eventTimes.ts';
import { locationText } from '#content/event/locations.ts';
import { SCHEDULE_PATH } from '#content/event/schedulePath.ts';
import { pathSegment } from '#lib/url/webAddress.ts';

/** The sessions as a dialog lists them (`SessionLinks`), by start; those without a time come last. */
export function appearances(sessions: readonly PerformerSession[], zone: Zone) {
  return sessions
    .map((session) => ({ session, times: eventTimes(session.startsAt, session.endsAt, zone) }))
    .sort((a, b) => (a.times?.start ?? Infinity) - (b.times?.start ?? Infinity) || 0)
    .map(({ session: { _id, title, alias, eventPlace }, times }) => {
      const segment = pathSegment(alias?.current);
      return {
        id: _id,
        title,
        when: times ? whenText(times, zone) : 'Date and time TBD',
        where: locationText(eventPlace),
        to: segment === undefined ? undefined : `${SCHEDULE_PATH}/${segment}`,
      };
    });
}

function whenText({ start, end }: { start: number; end: number | undefined }, zone: Zone): string {
  const clock = zone.wallClockAt(start);
  return `${dayText(clock)}, ${timeRange(clock, end === undefined ? undefined : zone.wallClockAt(end))}`;
}
