import type { FestivalTime } from '#content/festival/festivalTime.ts';
import type { Change } from '#content/live/liveSlice.ts';
import type { ScheduleEventSummary } from '#content/event/schema.ts';
import { timeText, weekdayAndTime } from '#lib/dates/timeTexts.ts';
import type { I18n, Message } from '#lib/i18n/i18n.ts';
import { MESSAGES } from '../messages/index.ts';
import { type EventCardModel, toCard } from './toCard.ts';

/** How a row shows that its event has changed. */
export interface EventChange {
  badge: Message;
  /** The old value. */
  old?: string;
}

/** Describes a change; if there are several, the most important one. */
export function eventChange(
  change: Change,
  card: EventCardModel,
  time: FestivalTime,
  t: I18n['t'],
): EventChange {
  if (change.kind === 'added') return { badge: MESSAGES.new };
  if (change.kind === 'removed') return { badge: MESSAGES.canceled };
  const was = toCard(change.was as ScheduleEventSummary, time, t);
  if (was.start !== card.start || was.until !== card.until) {
    return { badge: MESSAGES.newTime, old: whenText(was, card, t) };
  }
  if (was.location !== card.location) return { badge: MESSAGES.newLocation, old: was.location };
  return { badge: MESSAGES.updated };
}

/** The old start, with its day if that is another one; the old end if only the end has changed. */
function whenText(was: EventCardModel, now: EventCardModel, t: I18n['t']): string | undefined {
  if (was.start === now.start || !was.startClock) return was.until;
  return was.day === now.day ? timeText(was.startClock, t) : weekdayAndTime(was.startClock, t);
}

/**
 * The events of the schedule, and those that were cancelled since the page was opened, because visitors may look for
 * them.
 */
export function withCancelled(
  events: readonly ScheduleEventSummary[],
  changes: Readonly<Record<string, Change>>,
): readonly ScheduleEventSummary[] {
  const present = new Set(events.map(({ _id }) => _id));
  const cancelled = Object.entries(changes).flatMap(([id, change]) =>
    change.kind === 'removed' && !present.has(id) ? [change.was as ScheduleEventSummary] : [],
  );
  return cancelled.length === 0 ? events : [...events, ...cancelled];
}
