import type { BoothMap } from '#content/map/queries.ts';
import { type Point, lengthOf, shortTour } from './tour.ts';
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
  maps: readonly Pick<BoothMap, 'title' | 'pdf' | 'booths'>[],
): { halls: Hall[]; saved: number | undefined } {
  const ordered: Hall[] = [];
  const placed = new Set<string>();
  const lengths = { plain: 0, short: 0 };
  for (const { title, pdf, booths } of maps) {
    const centres = new Map(booths.map((booth) => [booth.place, centreOf(booth, pdf)]));
    const stops = halls.flatMap(({ name, stops }) =>
      stops.flatMap((stop) => {
        const centre = placed.has(stop.id) ? undefined : centres.get(stop.id);
        return centre ? [{ ...stop, ...centre, booth: inHall(stop, name === title ? undefined : name) }] : [];
      }),
    );
    if (stops.length < MIN_STOPS) continue;
    const tour = shortTour(stops);
    lengths.plain += lengthOf(stops);
    lengths.short += lengthOf(tour);
    for (const { id } of tour) placed.add(id);
    ordered.push({
      name: title,
      stops: tour.map(({ id, name, alias, booth }) => ({ id, name, alias, booth })),
    });
  }
  const rest = halls.map(({ name, stops }) => ({ name, stops: stops.filter(({ id }) => !placed.has(id)) }));
  return {
    halls: [...ordered, ...rest.filter(({ stops }) => stops.length > 0)],
    saved: lengths.plain === 0 ? undefined : 1 - lengths.short / lengths.plain,
  };
}

/** The middle of a booth, in units that are equally long on both axes. */
function centreOf({ x, y, width, height }: BoothMap['booths'][number], picture: BoothMap['pdf']): Point {
  const ratio = (picture?.height ?? 1) / (picture?.width ?? 1);
  return { x: x + width / 2, y: (y + height / 2) * ratio };
}

function inHall({ booth }: Stop, hall: string | undefined): string {
  return [hall, booth].filter(Boolean).join(', ');
}
