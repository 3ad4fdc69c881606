import { mapAddress } from './mapFilters.ts';

interface MapWithBooths {
  _id: string;
  alias?: { current: string } | undefined;
  booths: readonly { place: string; label: string }[];
}

/** The map's URL with its booth chosen, by `_id` of each place; the first booth of a place that has several. */
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
