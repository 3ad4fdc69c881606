import { keyOf } from '#lib/filtering/filterKey.ts';
import { MAP_PATH, mapAddress } from '#content/map/mapFilters.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { addressUnder } from '#lib/url/webAddress.ts';
import { schedule } from '#features/schedule/index.ts';
import type { Booth, Point, Vendor } from './venue.ts';

/** The path below which the dialogs of places over the map are. */
export const PLACE_PATH = `${MAP_PATH}/marketplace`;

/**
 * The URL of a vendor at a booth: a place's dialog over the map, or a stage's schedule. The map's other filters are not
 * in it, so that it does not change with them. A click adds them.
 *
 * @returns undefined for a place without an address.
 */
export function vendorAddress(vendor: Vendor, map: string): string | undefined {
  const { alias, isStage } = vendor;
  if (isStage) {
    const { codec } = schedule.urlState;
    const filters = { ...schedule.slice.getInitialState(), locations: [keyOf(vendor)] };
    return addressText(codec.write(filters, { pathname: schedule.path, search: '' }));
  }
  const path = addressUnder(PLACE_PATH, alias);
  return path === undefined ? undefined : path + mapAddress({ map }).slice(MAP_PATH.length);
}

/**
 * The URL of a booth: of its vendor, or of the booth itself for a stage or several vendors, which are shown over the
 * map. Undefined for a free booth.
 */
export function boothAddress({ label, vendors }: Booth, map: string): string | undefined {
  const [vendor, ...others] = vendors;
  if (!vendor) return undefined;
  const isOpened = others.length === 0 && !vendor.isStage;
  return (isOpened ? vendorAddress(vendor, map) : undefined) ?? mapAddress({ map, booth: label });
}

/** Attributes of a link to a point: the URL of the map with all points of its kind, and where it is on the map. */
export function pointLink({ kind, x, y }: Point, map: string) {
  return { href: mapAddress({ map, points: [kind] }), 'data-x': x, 'data-y': y };
}
