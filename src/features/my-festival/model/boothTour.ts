import { compareNumbers } from '#lib/text/compareNatural.ts';
import { lengthOf, shortTour } from './tour.ts';

/** A place at a booth of a map. Lengths are percent of the picture. */
interface PlaceAtBooth {
  place: string;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The order in which to visit places on a map: a short path from the booth with the lowest number. A place with several
 * booths is visited at the first.
 *
 * @param picture its size; the unit does not matter.
 * @returns also how long the path is, and how long it would be booth by booth.
 */
export function boothTour<At extends PlaceAtBooth>(
  booths: readonly At[],
  picture: { width?: number | undefined; height?: number | undefined } = {},
): { booths: At[]; length: number; byNumber: number } {
  const { width: pictureWidth = 1, height: pictureHeight = 1 } = picture;
  const seen = new Set<string>();
  const stops = booths
    .toSorted((a, b) => compareNumbers(a.label, b.label) || compareNumbers(a.place, b.place))
    .filter(({ place }) => !seen.has(place) && seen.add(place))
    .map((booth) => ({
      booth,
      x: (booth.x + booth.width / 2) * pictureWidth,
      y: (booth.y + booth.height / 2) * pictureHeight,
    }));
  const tour = shortTour(stops);
  return { booths: tour.map(({ booth }) => booth), length: lengthOf(tour), byNumber: lengthOf(stops) };
}
