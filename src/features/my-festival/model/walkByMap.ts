import type { BoothMap } from '#content/map/queries.ts';
import { boothTour } from './boothTour.ts';
import type { Hall, Stop } from './walk.ts';

/** With fewer stops the order makes no difference. */
const MIN_STOPS = 3;

/**
 * Orders the stops that are on a map by a short path; all others follow, hall by hall.
 *
 * @returns `saved` is the share of the distance that this order saves, from 0 to 1; undefined if no map helps.
 */
export function walkByMap(
  halls: readonly Hall[],
  maps: readonly Pick<BoothMap, '_id' | 'alias' | 'title' | 'pdf' | 'booths'>[],
): { halls: Hall[]; saved: number | undefined } {
  const ordered: Hall[] = [];
  const placed = new Set<string>();
  const lengths = { byNumber: 0, short: 0 };
  for (const { _id, alias, title, pdf, booths } of maps) {
    const stops = new Map(
      halls.flatMap(({ name, stops }) =>
        stops
          .filter(({ id }) => !placed.has(id))
          .map((stop) => [stop.id, { ...stop, booth: inHall(stop, name === title ? undefined : name) }]),
      ),
    );
    const tour = boothTour(
      booths.filter(({ place }) => stops.has(place)),
      pdf,
    );
    if (tour.booths.length < MIN_STOPS) continue;
    lengths.byNumber += tour.byNumber;
    lengths.short += tour.length;
    for (const { place } of tour.booths) placed.add(place);
    ordered.push({
      name: title,
      map: alias?.current ?? _id,
      stops: tour.booths.flatMap(({ place }) => stops.get(place) ?? []),
    });
  }
  const rest = halls.map(({ name, stops }) => ({ name, stops: stops.filter(({ id }) => !placed.has(id)) }));
  return {
    halls: [...ordered, ...rest.filter(({ stops }) => stops.length > 0)],
    saved: lengths.byNumber === 0 ? undefined : 1 - lengths.short / lengths.byNumber,
  };
}

function inHall({ booth }: Stop, hall: string | undefined): string {
  return [hall, booth].filter(Boolean).join(', ');
}
