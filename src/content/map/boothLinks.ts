import { mapAddress } from './mapFilters.ts';
import type { PlaceBooths } from './placeBooths.ts';

/** A link to each booth on its map. `name` says more than the text of a single link. */
export function boothLinks(booths: PlaceBooths): { to: string; text: string; name?: string }[] {
  const links = booths.flatMap(({ map = '', title, labels }) =>
    [...new Set(labels)].map((booth) => ({ booth, title, to: mapAddress({ map, booth }) })),
  );
  return links.map(({ booth, title, to }) =>
    links.length === 1
      ? { to, text: 'Show on the map', name: `Show on the map: ${[title, booth].filter(Boolean).join(', ')}` }
      : { to, text: `Show ${booth} on the map` },
  );
}
