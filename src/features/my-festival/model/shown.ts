import { event } from '#content/event/index.ts';
import { kinds } from '#content/kinds.ts';
import { performer } from '#content/performer/index.ts';
import { place } from '#content/place/index.ts';
import { type PickCodes, pickCode } from '#content/pickCode.ts';
import type { NamedDocument } from '#content/lists/namedDocument.ts';
import { eachKind, type Picks } from '#features/picks/index.ts';

/** The kinds that visitors can pick. */
export const PICKABLE = kinds.filter(({ pickLetter }) => pickLetter !== undefined);

/** The names of the kinds whose documents come with the names query. Events come with the schedule. */
export const NAMED = PICKABLE.map(({ name }) => name).filter((name) => name !== event.name);

const KINDS_WITH_SECTION: readonly string[] = [event.name, place.name, performer.name];

/** The kinds without a part of the screen of their own; they are shown as plain lists. */
export const OTHER_KINDS = PICKABLE.filter(({ name }) => !KINDS_WITH_SECTION.includes(name));

/** The part of a document that the screen uses, whatever its kind. */
export type MyDocument = Pick<NamedDocument, '_id' | 'name' | 'alias' | 'locationName' | 'facets'>;

/** The picked documents that the screen shows, by the name of their kind. */
export type Shown = Readonly<Record<string, readonly MyDocument[]>>;

/** The documents as picks. */
export function pickedOf(shown: Shown): Picks {
  return eachKind(shown, (documents) =>
    Object.fromEntries(documents.map(({ _id, alias }) => [_id, alias?.current ?? ''])),
  );
}

/** The codes of the documents for an address. */
export function codesOf(shown: Shown): PickCodes {
  return Object.fromEntries(
    PICKABLE.map(({ name, pickLetter = '' }) => [
      pickLetter,
      (shown[name] ?? []).map(({ _id }) => pickCode(_id)),
    ]),
  );
}
