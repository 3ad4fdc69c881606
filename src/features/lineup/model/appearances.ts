import { dayAndRange } from '#lib/dates/timeTexts.ts';
import type { Zone } from '#lib/dates/zone.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import type { PerformerSession } from '#content/event/schema.ts';
import { type EventTimes, eventTimes } from '#content/event/eventTimes.ts';
import { locationText } from '#content/event/locationText.ts';
import { MESSAGES as EVENT } from '#content/event/messages/index.ts';
import { SCHEDULE_PATH } from '#content/event/schedulePath.ts';
import { pathSegment } from '#lib/url/webAddress.ts';

/** The sessions as a dialog lists them (`SessionLinks`), by start; those without a time come last. */
export function appearances(sessions: readonly PerformerSession[], zone: Zone, t: I18n['t']) {
  return sessions
    .map((session) => ({ session, times: eventTimes(session.startsAt, session.endsAt, zone) }))
    .sort((a, b) => (a.times?.start ?? Infinity) - (b.times?.start ?? Infinity) || 0)
    .map(({ session: { _id, title, alias, eventPlace }, times }) => {
      const segment = pathSegment(alias?.current);
      return {
        id: _id,
        title,
        when: times ? whenText(times, zone, t) : t(EVENT.whenUnknown),
        where: locationText(eventPlace, t),
        to: segment === undefined ? undefined : `${SCHEDULE_PATH}/${segment}`,
      };
    });
}

function whenText({ start, end }: EventTimes, zone: Zone, t: I18n['t']): string {
  return dayAndRange(zone.wallClockAt(start), end === undefined ? undefined : zone.wallClockAt(end), t);
}
