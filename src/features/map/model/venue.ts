import type { MapEvent } from '#content/map/schema.ts';
import { POINT_KINDS, type PointKind, isPointKind, pointName, pointWords } from '#content/map/pointKinds.ts';
import { filterKey, isShownCategory } from '#lib/filtering/filterKey.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { compareNatural, compareNumbers } from '#lib/text/compareNatural.ts';
import { type VenueMap, toMaps } from './toMap.ts';

/** A vendor at a booth: a place of the marketplace, or a stage of the schedule. */
export interface Vendor {
  id: string;
  name: string;
  /** See `Named`. */
  key?: string | undefined;
  alias: string | undefined;
  isStage: boolean;
  /** Filter keys. */
  categories: readonly string[];
}

/** A booth with all its vendors. Lengths are percent of the picture. */
export interface Booth {
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Empty for a free booth. */
  vendors: readonly Vendor[];
}

/** A line of the list of booths. */
export interface BoothRow {
  key: string;
  /** The title of its map. */
  map: string;
  booth: Booth;
  vendor: Vendor;
}

/** Something on a map that is no booth, such as an exit. Its position is percent of the picture. */
export interface Point {
  key: string;
  /** The title of its map. */
  map: string;
  kind: PointKind;
  /** What editors call it, beside or instead of the name of its kind. */
  label: string | undefined;
  name: string;
  /** Other words by which visitors search for it. */
  words: string;
  x: number;
  y: number;
}

/** A map that can be shown, with its booths and points. */
export interface BoothMap extends VenueMap {
  /** The map's name in addresses: its alias, or its `_id` if it has no alias. */
  alias: string;
  /** In reading order: row by row. */
  booths: readonly Booth[];
  /** Every vendor at every booth, by label. */
  rows: readonly BoothRow[];
  /** By kind, in the order of the kinds. */
  points: readonly Point[];
}

/** The maps of the venue, in the order given. */
export function toVenue(events: readonly MapEvent[], i18n: I18n): BoothMap[] {
  const { t, language } = i18n;
  const stored = new Map(events.map((event) => [event._id, event]));
  return toMaps(events, t).map((map) => {
    const { alias, booths: entries = [], points = [] } = stored.get(map.id) ?? {};
    const booths = inReadingOrder(joinShared(entries));
    return {
      ...map,
      alias: alias?.current ?? map.id,
      booths,
      rows: rowsOf(booths, map.title, language),
      points: byKind(points, map.title, i18n),
    };
  });
}

/** Joins entries with the same label to one booth that vendors share. */
function joinShared(entries: MapEvent['booths']): Booth[] {
  const booths = new Map<string, Booth & { vendors: Vendor[] }>();
  for (const { place, ...area } of entries) {
    const booth = booths.get(area.label) ?? { ...area, vendors: [] };
    booths.set(area.label, booth);
    if (place && !booth.vendors.some(({ id }) => id === place._id)) {
      booth.vendors.push({
        id: place._id,
        name: place.name,
        alias: place.alias?.current,
        key: place.key,
        isStage: place.isStage ?? false,
        categories: place.categories.filter((name) => isShownCategory({ name })).map(filterKey),
      });
    }
  }
  return [...booths.values()];
}

/** Sorts row by row from the top. A booth that begins above the middle of the one before it is in the same row. */
function inReadingOrder(booths: readonly Booth[]): Booth[] {
  const rows: Booth[][] = [];
  for (const booth of booths.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && booth.y < first.y + first.height / 2) row.push(booth);
    else rows.push([booth]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.x - b.x));
}

function rowsOf(booths: readonly Booth[], map: string, language: string): BoothRow[] {
  const byName = compareNatural(language);
  return booths
    .flatMap((booth) =>
      booth.vendors.map((vendor) => ({ key: `${booth.label}\n${vendor.id}`, map, booth, vendor })),
    )
    .sort((a, b) => compareNumbers(a.booth.label, b.booth.label) || byName(a.vendor.name, b.vendor.name));
}

const KINDS = Object.keys(POINT_KINDS);

function byKind(points: MapEvent['points'], map: string, { t, language }: I18n): Point[] {
  const byName = compareNatural(language);
  return points
    .flatMap(({ kind, label, x, y }, index) => {
      if (!isPointKind(kind)) return [];
      const name = pointName(kind, label, t);
      if (name === undefined) return [];
      return { key: String(index), map, kind, label, name, words: pointWords(kind, t), x, y };
    })
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || byName(a.name, b.name));
}
