import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useGetBoothMapsQuery } from '#api/content/maps.ts';
import { useGetNamesQuery } from '#api/content/names.ts';
import { useGetScheduleQuery } from '#api/content/schedule.ts';
import { useFestival } from '#api/content/useFestival.ts';
import { useFestivalTime } from '#api/content/useFestivalTime.ts';
import { boothIndex } from '#lib/map/boothIndex.ts';
import { matchCodes, matchPicks } from '#lib/picks/matchPicks.ts';
import { PICK_KINDS, readPickCodes } from '#lib/picks/pickCode.ts';
import { locationNames } from '#lib/schedule/locations.ts';
import type { WithPicks } from '#state/picks/picksSlice.ts';
import { hallsOf } from './model/halls.ts';
import { selectMyState } from './model/mySlice.ts';
import { planOf } from './model/plan.ts';
import { LISTED_KINDS, type Shown } from './model/shown.ts';
import { sessionsOf } from './model/sessions.ts';
import { walkOf } from './model/walk.ts';
import { walkByMap } from './model/walkByMap.ts';

/** The visitor's picks, or a shared list, matched with the programme. */
export function useMyFestival() {
  const picks = useSelector(({ picks }: WithPicks) => picks);
  const { shared } = useSelector(selectMyState);
  const time = useFestivalTime();
  const { walkingMinutes } = useFestival();
  const codes = useMemo(() => readPickCodes(shared), [shared]);
  const hasPicks = PICK_KINDS.some((kind) => Object.keys(picks[kind]).length > 0);
  const isNeeded = { skip: !hasPicks && !codes };
  const schedule = useGetScheduleQuery(undefined, isNeeded);
  const names = useGetNamesQuery({ kinds: LISTED_KINDS }, isNeeded);
  const boothMaps = useGetBoothMapsQuery(undefined, isNeeded);
  const { data: events } = schedule;
  const named = names.data && { place: names.data.place ?? [], performer: names.data.performer ?? [] };
  const { data: maps } = boothMaps;

  /** What does not depend on the picks. */
  const programme = useMemo(() => {
    if (!events || !named || !maps) return undefined;
    const venues = events.flatMap(({ eventPlace }) => eventPlace.map(({ locationName }) => locationName));
    const hallOf = hallsOf([...named.place.map(({ locationName }) => locationName), ...venues]);
    const stages = [...new Set(events.flatMap(({ eventPlace }) => locationNames(eventPlace)))].sort();
    const sessions = sessionsOf(events, time, hallOf);
    return { named, maps, booths: boothIndex(maps), events, hallOf, stages, sessions };
  }, [events, named, maps, time]);

  const own = useMemo(
    () =>
      programme && {
        event: matchPicks(picks.event, programme.events),
        place: matchPicks(picks.place, programme.named.place),
        performer: matchPicks(picks.performer, programme.named.performer),
      },
    [programme, picks.event, picks.place, picks.performer],
  );

  const shown = useMemo((): Shown | undefined => {
    if (!programme || !own) return undefined;
    if (!codes) return { events: own.event.found, places: own.place.found, performers: own.performer.found };
    return {
      events: matchCodes(codes.event, programme.events),
      places: matchCodes(codes.place, programme.named.place),
      performers: matchCodes(codes.performer, programme.named.performer),
    };
  }, [programme, own, codes]);

  const views = useMemo(() => {
    if (!programme || !shown) return undefined;
    const ids = new Set(shown.events.map(({ _id }) => _id));
    return {
      plan: planOf(programme.sessions, ids, walkingMinutes),
      untimed: shown.events.filter(({ _id }) => !programme.sessions.some(({ id }) => id === _id)),
      walk: {
        ...walkByMap(walkOf(shown.places, programme.hallOf), programme.maps),
        booths: programme.booths,
      },
      acts: shown.performers.map(({ _id, name, alias }) => ({
        id: _id,
        name,
        alias: alias?.current,
        sessions: programme.sessions.filter(({ performerIds }) => performerIds.includes(_id)),
      })),
    };
  }, [programme, shown, walkingMinutes]);

  const missing = [schedule, names, boothMaps].filter(({ data }) => !data);
  return {
    isRead: picks.isRead,
    hasPicks,
    isShared: codes !== undefined,
    own,
    shown,
    views,
    /** The stages of the schedule, by name; none before it is loaded. */
    stages: programme?.stages ?? [],
    /** Why there is nothing to show; undefined while something is still loading. */
    error: missing.some(({ isFetching }) => isFetching) ? undefined : missing[0]?.error,
    retry: () => missing.forEach(({ refetch }) => void refetch()),
  };
}

export type Views = NonNullable<ReturnType<typeof useMyFestival>['views']>;
