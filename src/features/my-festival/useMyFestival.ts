import { useMemo } from 'react';
import { useAppSelector } from '#content/store.ts';
import { event } from '#content/event/index.ts';
import type { Kind } from '#content/kind.ts';
import { useGetFacetsQuery } from '#content/facet/api.ts';
import { performer } from '#content/performer/index.ts';
import { place } from '#content/place/index.ts';
import { useGetBoothMapsQuery } from '#content/map/api.ts';
import { useGetNamesQuery } from '#content/lists/names.ts';
import { useGetScheduleQuery } from '#content/event/api.ts';
import { useFestival } from '#content/festival/useFestival.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { boothIndex } from '#content/map/boothIndex.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { matchCodes, matchPicks } from './model/matchPicks.ts';
import { readPickCodes } from '#content/pickCode.ts';
import { filterOptions } from '#lib/filtering/filterKey.ts';
import { locationsOf } from '#content/event/locations.ts';
import { hallsOf } from './model/halls.ts';
import { selectMyState } from './model/mySlice.ts';
import { planOf } from './model/plan.ts';
import { NAMED, OTHER_KINDS, PICKABLE, type Shown } from './model/shown.ts';
import { sessionsOf } from './model/sessions.ts';
import { walkOf } from './model/walk.ts';
import { walkByMap } from './model/walkByMap.ts';

/** The visitor's picks, or a shared list, matched with the existing documents. */
export function useMyFestival() {
  const { t, language } = useI18n();
  const picks = useAppSelector(({ picks }) => picks);
  const { shared } = useAppSelector(selectMyState);
  const time = useFestivalTime();
  const { walkingMinutes } = useFestival();
  const codes = useMemo(() => readPickCodes(shared), [shared]);
  const hasPicks = PICKABLE.some(({ name }) => Object.keys(picks.picked[name] ?? {}).length > 0);
  const isNeeded = { skip: !hasPicks && !codes };
  const schedule = useGetScheduleQuery(undefined, isNeeded);
  const names = useGetNamesQuery({ kinds: NAMED }, isNeeded);
  const boothMaps = useGetBoothMapsQuery(undefined, isNeeded);
  // For the marks; without them there is still everything else.
  useGetFacetsQuery(undefined, isNeeded);
  const { data: events } = schedule;
  const { data: named } = names;
  const { data: maps } = boothMaps;

  /** The part that does not depend on the picks. */
  const programme = useMemo(() => {
    if (!events || !named || !maps) return undefined;
    const venues = events.flatMap(({ eventPlace }) => eventPlace.map(({ locationName }) => locationName));
    const booths = (named[place.name] ?? []).map(({ locationName }) => locationName);
    const hallOf = hallsOf([...booths, ...venues]);
    const stages = filterOptions(
      events.flatMap(({ eventPlace }) => locationsOf(eventPlace)),
      () => true,
    ).sort((a, b) => (a.name < b.name ? -1 : 1));
    const sessions = sessionsOf(events, time, hallOf, t);
    const documents: Shown = {
      ...named,
      [event.name]: events.map(({ _id, title, alias, facets }) => ({ _id, name: title, alias, facets })),
    };
    return { documents, maps, booths: boothIndex(maps), hallOf, stages, sessions };
  }, [events, named, maps, time, t]);

  const own = useMemo(
    () =>
      programme &&
      Object.fromEntries(
        PICKABLE.map(({ name }) => [
          name,
          matchPicks(picks.picked[name] ?? {}, programme.documents[name] ?? []),
        ]),
      ),
    [programme, picks.picked],
  );

  const shown = useMemo((): Shown | undefined => {
    if (!programme || !own) return undefined;
    const shownOf = ({ name, pickLetter = '' }: Kind) =>
      codes ? matchCodes(codes[pickLetter] ?? [], programme.documents[name] ?? []) : own[name]?.found;
    return Object.fromEntries(PICKABLE.map((kind) => [kind.name, shownOf(kind) ?? []]));
  }, [programme, own, codes]);

  const views = useMemo(() => {
    if (!programme || !shown) return undefined;
    const documentsOf = ({ name }: Kind) => shown[name] ?? [];
    const events = documentsOf(event);
    const ids = new Set(events.map(({ _id }) => _id));
    return {
      plan: planOf(programme.sessions, ids, walkingMinutes),
      untimed: events.filter(({ _id }) => !programme.sessions.some(({ id }) => id === _id)),
      walk: {
        ...walkByMap(walkOf(documentsOf(place), programme.hallOf, language), programme.maps),
        booths: programme.booths,
      },
      acts: documentsOf(performer).map(({ _id, name, alias, facets }) => ({
        id: _id,
        name,
        alias: alias?.current,
        facets,
        sessions: programme.sessions.filter(({ performerIds }) => performerIds.includes(_id)),
      })),
      others: OTHER_KINDS.map((kind) => ({ kind, documents: documentsOf(kind) })).filter(
        ({ documents }) => documents.length > 0,
      ),
    };
  }, [programme, shown, walkingMinutes, language]);

  const missing = [schedule, names, boothMaps].filter(({ data }) => !data);
  return {
    isRead: picks.isRead,
    hasPicks,
    isShared: codes !== undefined,
    own,
    shown,
    views,
    /** The stages of the schedule, by name; empty before it is loaded. */
    stages: programme?.stages ?? [],
    /** Why nothing can be shown; undefined while something is still loading. */
    error: missing.some(({ isFetching }) => isFetching) ? undefined : missing[0]?.error,
    retry: () => missing.forEach(({ refetch }) => void refetch()),
  };
}

export type Views = NonNullable<ReturnType<typeof useMyFestival>['views']>;
