import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { isVisiblePlace, readEnglishDemo } from '../support/readDemo.ts';

/** The demo with this many visible places: its own, repeated with other names, addresses and pictures. */
export function demoWithPlaces(count: number): StoredDocument[] {
  const demo = readEnglishDemo();
  const places = demo.filter(isVisiblePlace);
  const copies = Array.from({ length: count }, (_, index) =>
    copyOf(places[index % places.length] as StoredDocument, Math.floor(index / places.length)),
  );
  return [...demo.filter((document) => !isVisiblePlace(document)), ...copies];
}

/** A copy of a place. Its alias is also in its id and in the address of its picture. */
function copyOf(place: StoredDocument, turn: number): StoredDocument {
  if (turn === 0) return place;
  const { current } = place.alias as { current: string };
  const copy = JSON.parse(JSON.stringify(place).replaceAll(current, `${current}-${turn}`)) as StoredDocument;
  return { ...copy, name: `${String(place.name)} ${turn + 1}` };
}
