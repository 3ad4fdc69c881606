import { useMemo } from 'react';
import { category } from '#content/category/index.ts';
import { eventTimes } from '#content/event/eventTimes.ts';
import { event } from '#content/event/index.ts';
import { phaseOf } from '#content/event/phase.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { categoryAddress } from '#content/kindAddress.ts';
import { useGetNamesQuery } from '#content/lists/names.ts';
import { placeListApi } from '#content/place/api.ts';
import { place } from '#content/place/index.ts';
import { useNow } from '#features/clock/index.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { dayKey } from '#lib/dates/dayKey.ts';
import { isShownCategory, keyOf } from '#lib/filtering/filterKey.ts';
import { MESSAGES } from './messages/index.ts';
import { type Hit, NAMES_QUERIES } from './engine/search.ts';

/** How many categories and events are suggested. */
const MAX_CATEGORIES = 6;
const MAX_EVENTS = 4;

/** The query of the events' names, which the search needs anyway. */
const EVENT_NAMES = NAMES_QUERIES.find(({ kinds }) => kinds.includes(event.name)) ?? { kinds: [] };

export interface Suggestions {
  /** The events that are running; none before the page knows the time, and on other days than the festival's. */
  onNow: readonly Hit[];
  /** The categories with most places. */
  categories: readonly Hit[];
}

/** What a visitor may look for who has not typed anything. */
export function useSuggestions(): Suggestions {
  const { t } = useI18n();
  const now = useNow();
  const { zone, days, dayAt } = useFestivalTime();
  const isOn = now !== undefined && days.some(({ date }) => date === dayKey(dayAt(now)));
  const { data: names } = useGetNamesQuery(EVENT_NAMES, { skip: !isOn });
  const { data: counted } = placeListApi.useGetPlaceCategoriesQuery();

  const onNow = useMemo(() => {
    if (!isOn) return [];
    const running = (names?.[event.name] ?? []).filter(({ startsAt, endsAt }) => {
      const times = eventTimes(startsAt, endsAt, zone);
      return times && phaseOf(times, now) === 'running';
    });
    return running
      .slice(0, MAX_EVENTS)
      .map((document): Hit => ({ ...document, kind: event.name, picture: null }));
  }, [isOn, names, now, zone]);

  const categories = useMemo(
    () =>
      (counted ?? [])
        .filter((one) => one.count > 0 && isShownCategory(one))
        .toSorted((a, b) => b.count - a.count)
        .slice(0, MAX_CATEGORIES)
        .map((one): Hit => {
          const { _id, name, count } = one;
          const address = categoryAddress(place, keyOf(one));
          const detail = t(MESSAGES.vendors, { count });
          return { _id, kind: category.name, name, address, detail, categories: [] };
        }),
    [counted, t],
  );
  return { onNow, categories };
}
