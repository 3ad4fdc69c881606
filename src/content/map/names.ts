import type { KindNames, StoredRow } from '../kind.ts';
import type { NamedDocument } from '../lists/namedDocument.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';
import { fieldsOf, textOf } from '../readRow.ts';
import { mapAddress } from './mapFilters.ts';
import { MAX_BOOTHS, MAX_POINTS } from './defaults.ts';
import { POINT_KINDS, type PointKind, isPointKind, pointWords } from './pointKinds.ts';
import { MESSAGES } from './venue/messages/index.ts';

/** Names are the same for all pages. The search translates those of kinds of points (`pointKind`). */
const { t } = i18nOf('en');

/** Visitors search for maps, for booths by their number or name, and for what the points of all maps are. */
export const NAMES: KindNames = {
  name: 'title',
  parts: {
    order: '_createdAt desc, _id asc',
    fields: `title, "hasPicture": defined(pdf), "alias": coalesce(alias.current, _id), "booths": booths[0...${MAX_BOOTHS}]{label, "place": place._ref}, "points": points[0...${MAX_POINTS}]{kind, label}`,
    read(rows) {
      // A map without a picture is not shown.
      const maps = rows.filter(({ hasPicture }) => hasPicture === true).map(readMap);
      return [...maps.flatMap(namesOnMap), ...readPoints(maps)];
    },
  },
};

interface NamedMap {
  row: StoredRow;
  /** Its title. */
  name: string;
  /** Its name in addresses. */
  key: string;
}

function readMap(row: StoredRow): NamedMap {
  return { row, name: textOf(row.title) ?? t(MESSAGES.unnamedMap), key: textOf(row.alias) ?? row._id };
}

/** The map itself, and its booths. */
function namesOnMap({ row: { _id, booths }, name, key }: NamedMap): NamedDocument[] {
  const places = new Map<string, string[]>();
  for (const { label, place } of entriesOf(booths)) {
    const text = textOf(label);
    if (text !== undefined) places.set(text, [...(places.get(text) ?? []), textOf(place) ?? []].flat());
  }
  return [
    { _id, name, alias: { current: key }, categories: [] },
    ...[...places].map(([label, ids]) => ({
      _id: `${_id}#${label}`,
      name: label,
      address: mapAddress({ map: key, booth: label }),
      categories: [],
      locationName: name,
      places: ids,
    })),
  ];
}

/** One document for each kind of points, and for each name that editors give. It leads to the first map with such points. */
function readPoints(maps: readonly NamedMap[]): NamedDocument[] {
  const found = new Map<string, { kind: PointKind; on: NamedMap[] }>();
  for (const map of maps) {
    for (const { kind, label } of entriesOf(map.row.points)) {
      if (!isPointKind(kind)) continue;
      const name = kind === 'custom' ? textOf(label) : t(POINT_KINDS[kind].name);
      if (name === undefined) continue;
      const known = found.get(name) ?? { kind, on: [] };
      found.set(name, known);
      known.on.push(map);
    }
  }
  return [...found].flatMap(([name, { kind, on }]) => {
    const [first] = on;
    if (!first) return [];
    const search = kind === 'custom' ? name : '';
    const locationName = [...new Set(on.map((map) => map.name))].join(', ');
    return {
      _id: `point#${name}`,
      name,
      address: mapAddress({ map: first.key, points: [kind], search }),
      categories: [],
      words: pointWords(kind, t),
      pointKind: kind === 'custom' ? undefined : kind,
      locationName,
      detail: on.length === 1 ? undefined : `${on.length} · ${locationName}`,
    };
  });
}

function entriesOf(list: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.map(fieldsOf) : [];
}
