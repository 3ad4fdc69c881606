import { mapAddress } from './mapFilters.ts';

interface MapWithBooths {
  _id: string;
  alias?: { current: string } | undefined;
  booths: readonly { place: string; label: string }[];
}

/** The URL of the map with a place's booth chosen, by the place's `_id`. A place with several booths gets the first. */
export function boothIndex(maps: readonly MapWithBooths[]): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  for (const { _id, alias, booths } of maps) {
    for (const { place, label } of booths) {
      if (!addresses.has(place))
        addresses.set(place, mapAddress({ map: alias?.current ?? _id, booth: label }));
    }
  }
  return addresses;
}
