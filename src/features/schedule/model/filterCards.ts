import type { FestivalDay } from '#content/festival/festivalDays.ts';
import { type FilterFacet, countValues, facetTest } from '#lib/facets/matchFacets.ts';
import { type FilterOption, type Named, filterOptions } from '#lib/filtering/filterKey.ts';
import { foldText } from '#lib/filtering/foldText.ts';
import { compareNatural } from '#lib/text/compareNatural.ts';
import { type PickedIds, isAmong } from '#content/lists/pickedIds.ts';
import type { ScheduleEventSummary } from '#content/event/schema.ts';
import { locationOrders, locationsOf } from '#content/event/locations.ts';
import { phaseOf } from '#content/event/phase.ts';
import type { ScheduleFilters } from './filters.ts';
import type { EventCardModel } from './toCard.ts';

/** Descriptions by the event's `_id`, folded for search. */
export type SearchTexts = ReadonlyMap<string, string>;

/** What filters need besides the cards. */
export interface FilterContext {
  /** The festival's days; a filter with another day matches everything. */
  days: readonly FestivalDay[];
  /** Undefined until they are loaded: the search then covers only what cards show. */
  texts?: SearchTexts | undefined;
  /** The facets that the schedule can be filtered by. Default: none. */
  facets?: readonly FilterFacet[] | undefined;
  /** The picked events, to which `mine` limits the list; unknown on Node. */
  picked?: PickedIds;
  /** The present, for `when`. Milliseconds since 1970; unknown on Node, where nothing matches. */
  now?: number | undefined;
}

/** How long before its start an event starts soon. Milliseconds. */
const SOON = 90 * 60_000;

/**
 * The cards that match all filters, in the given order. A card matches several locations or categories if it has one of
 * them.
 */
export function filterCards(
  cards: readonly EventCardModel[],
  { day, search, locations, categories, hidden, when, facets: chosen, mine }: ScheduleFilters,
  { days, texts, facets = [], picked = 'pending', now }: FilterContext,
): readonly EventCardModel[] {
  const date = days.find(({ key }) => key === day)?.date;
  const wanted = foldText(search);
  const isWanted = (chosen: readonly string[], keys: readonly string[]) =>
    chosen.length === 0 || keys.some((key) => chosen.includes(key));
  const isHidden = ({ locationKeys }: EventCardModel) =>
    locationKeys.length > 0 && locationKeys.every((key) => hidden.includes(key));
  const isAll = date === undefined && wanted === '' && when === 'any' && !mine;
  const keys = locations.length + categories.length + hidden.length + countValues(chosen);
  if (isAll && keys === 0) return cards;
  const hasFacets = facetTest(chosen, facets);
  return cards.filter(
    (card) =>
      (!mine || isAmong(picked, card.id)) &&
      (date === undefined || card.day === date) &&
      isWanted(locations, card.locationKeys) &&
      isWanted(categories, card.categoryKeys) &&
      (hidden.length === 0 || !isHidden(card)) &&
      hasFacets(card.facets) &&
      (when === 'any' || isAhead(card, when, now)) &&
      (card.folded.includes(wanted) || texts?.get(card.id)?.includes(wanted)),
  );
}

/** Whether an event is not over, or starts soon. */
function isAhead(card: EventCardModel, when: 'soon' | 'coming', now: number | undefined): boolean {
  if (now === undefined) return false;
  if (when === 'coming') return phaseOf(card, now) !== 'past';
  return card.start !== undefined && card.start > now && card.start <= now + SOON;
}

export interface ScheduleOptions {
  locations: FilterOption[];
  /** The locations in the order of the venue: by their position, then by name. */
  rooms: readonly FilterOption[];
  categories: FilterOption[];
}

/**
 * The options of the filters: all locations and categories of the schedule, sorted by name.
 *
 * @param language of the page.
 */
export function scheduleOptions(events: readonly ScheduleEventSummary[], language: string): ScheduleOptions {
  const locations = sortedOptions(
    events.flatMap(({ eventPlace }) => locationsOf(eventPlace)),
    language,
  );
  const orders = locationOrders(events.flatMap(({ eventPlace }) => eventPlace));
  const orderOf = ({ name }: FilterOption) => orders.get(name) ?? Number.MAX_VALUE;
  return {
    locations,
    rooms: orders.size === 0 ? locations : [...locations].sort((a, b) => orderOf(a) - orderOf(b)),
    categories: sortedOptions(
      events.flatMap(({ categories }) => categories),
      language,
    ),
  };
}

function sortedOptions(named: readonly Named[], language: string): FilterOption[] {
  const order = compareNatural(language);
  const byName = new Map(named.map((one) => [one.name, one]));
  return filterOptions([...byName.values()].sort((a, b) => order(a.name, b.name)));
}
