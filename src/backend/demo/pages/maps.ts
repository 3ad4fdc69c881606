import type { StoredDocument } from '../../local/dataset/storedDocument';
import { image } from '../asset';
import { documentMaker, EVENT_ID, reference } from '../document';
import { seededRandom } from '../random';

const MAPS = [
  {
    id: 'map-halls',
    title: 'Halls A to D',
    location: 'Main level',
    alt: 'Map of the main level: Halls A, B, C and D in a row, with the Silver Lot to the south',
    caption: 'Main level: all halls, stages, water points and exits',
    size: [3200, 2000],
  },
  {
    id: 'map-upper-level',
    title: 'Upper level',
    location: 'Mezzanine',
    alt: 'Map of the upper level: Screening Room, Workshop Loft, mezzanine bar and the quiet room',
    caption: 'Upper level: Screening Room, Workshop Loft and the quiet room',
    size: [3200, 1800],
  },
] as const;

export function makeMaps(seed: number): StoredDocument[] {
  const make = documentMaker(seededRandom(seed, 'maps'));
  return MAPS.map(({ id, title, location, alt, caption, size }) =>
    make('mapEvent', id, {
      title,
      location,
      pdf: image(`maps/${id}`, alt, { size, caption }),
      eventInstance: reference(EVENT_ID),
    }),
  );
}
