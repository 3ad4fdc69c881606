import type { KindNames, StoredRow } from '../kind.ts';
import type { NamedDocument } from '../lists/namedDocument.ts';
import { fieldsOf, textOf } from '../readRow.ts';
import { mapAddress } from './mapFilters.ts';
import { MAX_BOOTHS, UNNAMED_MAP } from './defaults.ts';

/** Visitors search for maps, and for booths by their number or name. */
export const NAMES: KindNames = {
  name: 'title',
  parts: {
    order: '_createdAt desc, _id asc',
    fields: `title, "hasPicture": defined(pdf), "alias": coalesce(alias.current, _id), "booths": booths[0...${MAX_BOOTHS}]{label, "place": place._ref}`,
    read: (rows) => rows.flatMap(readMap),
  },
};

function readMap({ _id, title, alias, booths, hasPicture }: StoredRow): NamedDocument[] {
  // A map without a picture is not shown.
  if (hasPicture !== true) return [];
  const name = textOf(title) ?? UNNAMED_MAP;
  const key = textOf(alias) ?? _id;
  const places = new Map<string, string[]>();
  for (const booth of Array.isArray(booths) ? booths : []) {
    const { label, place } = fieldsOf(booth);
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
