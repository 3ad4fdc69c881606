import { type Area, nextLabel } from './boothAreas.ts';

/** A booth as it is stored. Fields may be missing while an editor works on them. */
export interface StoredBooth extends Partial<Area> {
  _key: string;
  label?: string;
  place?: { _ref?: string };
}

type Path = (string | number | { _key: string })[];

/** Sanity's form patches, as its `set`, `unset` and `insert` create them. */
export type FormPatch =
  | { type: 'set' | 'setIfMissing'; path: Path; value: unknown }
  | { type: 'unset'; path: Path }
  | { type: 'insert'; path: Path; position: 'after'; items: unknown[] };

/** Adds a booth, labelled with the next number. */
export function addBooth(area: Area, booths: readonly StoredBooth[], _key: string): FormPatch[] {
  const label = nextLabel(booths.flatMap((booth) => booth.label ?? []));
  return [
    { type: 'setIfMissing', path: ['booths'], value: [] },
    { type: 'insert', path: ['booths', -1], position: 'after', items: [{ _key, label, ...area }] },
  ];
}

/** Moves or resizes a booth. */
export function placeBooth(_key: string, area: Area): FormPatch[] {
  return Object.entries(area).map(([field, value]) => ({
    type: 'set',
    path: ['booths', { _key }, field],
    value,
  }));
}

export function removeBooth(_key: string): FormPatch[] {
  return [{ type: 'unset', path: ['booths', { _key }] }];
}
