import { event } from '#content/event/index.ts';
import { kinds } from '#content/kinds.ts';
import { performer } from '#content/performer/index.ts';
import { place } from '#content/place/index.ts';
import { type PickCodes, pickCode } from '#content/pickCode.ts';
import type { NamedDocument } from '#content/lists/namedDocument.ts';
import { eachKind, type Picks } from '#features/picks/index.ts';

/** The kinds that visitors can save. */
export const PICKABLE = kinds.filter(({ pickLetter }) => pickLetter !== undefined);

/** The names of those whose documents are known by their names. Events come with the schedule. */
export const NAMED = PICKABLE.map(({ name }) => name).filter((name) => name !== event.name);

const OF_PARTS: readonly string[] = [event.name, place.name, performer.name];

/** Those that no part of the screen is made for; they are plain lists. */
export const OTHERS = PICKABLE.filter(({ name }) => !OF_PARTS.includes(name));

/** What the screen needs of a document, whatever its kind. */
export type MyDocument = Pick<NamedDocument, '_id' | 'name' | 'alias' | 'locationName'>;

/** The picked documents that the screen shows, by the name of their kind. */
export type Shown = Readonly<Record<string, readonly MyDocument[]>>;

/** The documents as picks. */
export function pickedOf(shown: Shown): Picks {
  return eachKind(shown, (documents) =>
    Object.fromEntries(documents.map(({ _id, alias }) => [_id, alias?.current ?? ''])),
  );
}

/** Their codes for an address. */
export function codesOf(shown: Shown): PickCodes {
  return Object.fromEntries(
    PICKABLE.map(({ name, pickLetter = '' }) => [
      pickLetter,
      (shown[name] ?? []).map(({ _id }) => pickCode(_id)),
    ]),
  );
}
