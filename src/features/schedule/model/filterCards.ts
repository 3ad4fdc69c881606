import type { FestivalDay } from '#content/festival/festivalDays.ts';
import { type FilterOption, filterOptions } from '#lib/filtering/filterKey.ts';
import { foldText } from '#lib/filtering/foldText.ts';
import { compareNatural } from '#lib/text/compareNatural.ts';
import { type PickedIds, isAmong } from '#content/lists/pickedIds.ts';
import type { ScheduleEventSummary } from '#content/event/schema.ts';
import { locationNames } from '#content/event/locations.ts';
import type { ScheduleFilters } from './filters.ts';
import type { EventCardModel } from './toCard.ts';

/** Descriptions by the event's `_id`, folded for search. */
export type SearchTexts = ReadonlyMap<string, string>;

/**
 * The cards that match all filters, in the given order. A card matches several locations or categories if it has one of
 * them.
 * @param days the festival's days; a filter with another day matches everything.
 * @param texts undefined until they are loaded: the search then covers only what cards show.
 * @param picked the picked events, to which `mine` limits the list; unknown on Node.
 */
export function filterCards(
  cards: readonly EventCardModel[],
  { day, search, locations, categories, mine }: ScheduleFilters,
  days: readonly FestivalDay[],
  texts?: SearchTexts,
  picked: PickedIds = 'pending',
): readonly EventCardModel[] {
  const date = days.find(({ key }) => key === day)?.date;
  const wanted = foldText(search);
  const isWanted = (chosen: readonly string[], keys: readonly string[]) =>
    chosen.length === 0 || keys.some((key) => chosen.includes(key));
  if (date === undefined && wanted === '' && !mine && locations.length + categories.length === 0)
    return cards;
  return cards.filter(
    (card) =>
      (!mine || isAmong(picked, card.id)) &&
      (date === undefined || card.day === date) &&
      isWanted(locations, card.locationKeys) &&
      isWanted(categories, card.categoryKeys) &&
      (card.folded.includes(wanted) || texts?.get(card.id)?.includes(wanted)),
  );
}

export interface ScheduleOptions {
  locations: FilterOption[];
  categories: FilterOption[];
}

/** The options of the filters: all locations and categories of the schedule, sorted by name. */
export function scheduleOptions(events: readonly ScheduleEventSummary[]): ScheduleOptions {
  return {
    locations: optionsOf(events.flatMap(({ eventPlace }) => locationNames(eventPlace))),
    categories: optionsOf(events.flatMap(({ categories }) => categories.map(({ name }) => name))),
  };
}

/** Filter options with these names, sorted. */
export function optionsOf(names: readonly string[]): FilterOption[] {
  return filterOptions([...new Set(names)].sort(compareNatural).map((name) => ({ name })));
}
