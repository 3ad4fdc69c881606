import type { FestivalTime } from '#content/festival/festivalTime.ts';
import type { Change } from '#content/live/liveSlice.ts';
import type { ScheduleEventSummary } from '#content/event/schema.ts';
import { type EventCardModel, toCard } from './toCard.ts';

/** How a row shows that its event has changed. */
export interface EventChange {
  badge: 'Canceled' | 'New' | 'New time' | 'New location' | 'Updated';
  /** The old value. */
  old?: string;
}

/** Describes a change; if there are several, the most important one. */
export function eventChange(change: Change, card: EventCardModel, time: FestivalTime): EventChange {
  if (change.kind === 'added') return { badge: 'New' };
  if (change.kind === 'removed') return { badge: 'Canceled' };
  const was = toCard(change.was as ScheduleEventSummary, time);
  if (was.start !== card.start || was.until !== card.until) {
    return { badge: 'New time', old: whenText(was, card) };
  }
  if (was.location !== card.location) return { badge: 'New location', old: was.location };
  return { badge: 'Updated' };
}

/** The old start, with its day if that is another one; the old end if only the end has changed. */
function whenText(was: EventCardModel, now: EventCardModel): string | undefined {
  if (was.start === now.start || !was.time) return was.until;
  const text = `${was.time.time} ${was.time.half}`;
  return was.day === now.day ? text : `${was.dayName} ${text}`;
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
