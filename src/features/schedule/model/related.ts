import type { ScheduleEvent, ScheduleEventSummary } from '#content/event/schema.ts';
import type { FestivalTime } from '#content/festival/festivalTime.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { type EventCardModel, toCard } from './toCard.ts';

const MAX_RELATED = 4;

/**
 * Other events that a visitor of an event may like, the closest first: with the same performers, then in the same
 * categories, then on the same stages.
 *
 * @param events the whole schedule, by start.
 */
export function relatedEvents(
  event: ScheduleEvent,
  events: readonly ScheduleEventSummary[],
  time: FestivalTime,
  t: I18n['t'],
): EventCardModel[] {
  const own = toCard(event, time, t);
  const performers = new Set(event.eventPerformer.map(({ name }) => name));
  const closeness = (other: ScheduleEventSummary) => {
    const { categoryKeys, locationKeys } = toCard(other, time, t);
    const shared = (keys: readonly string[], others: readonly string[]) =>
      keys.filter((key) => others.includes(key)).length;
    return (
      100 * other.eventPerformer.filter(({ name }) => performers.has(name)).length +
      10 * shared(own.categoryKeys, categoryKeys) +
      shared(own.locationKeys, locationKeys)
    );
  };
  return events
    .filter(({ _id }) => _id !== event._id)
    .map((other) => ({ other, close: closeness(other) }))
    .filter(({ close }) => close >= 10)
    .sort((a, b) => b.close - a.close)
    .slice(0, MAX_RELATED)
    .map(({ other }) => toCard(other, time, t));
}
