import type { StoredDocument } from '#lib/schema/storedDocument.ts';

export interface ListedPlace {
  name: string;
  alias: string;
  /** Names of its categories, lower case, spaces turned into hyphens. */
  categories: string[];
  /** First character without its accent, upper case. */
  letter: string;
}

/** The expected list, computed from the content without the site's own code. */
export function placesIn(documents: readonly StoredDocument[]): ListedPlace[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  return documents
    .filter((document) => isOfTheFair(document, 'place') && document.status === 'active')
    .map((place) => listed(place, textOf(place), byId))
    .sort(byName);
}

export interface ListedPerformer extends ListedPlace {
  isFeatured: boolean;
  /** Date of creation as ISO text. */
  added: string;
}

/** The expected lineup, by name. Performers without a name have the artist's. */
export function performersIn(documents: readonly StoredDocument[]): ListedPerformer[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  return documents
    .filter(
      (document) =>
        isOfTheFair(document, 'performer') && ['active', 'featured'].includes(String(document.status)),
    )
    .map((performer) => {
      const artist = byId.get((performer.artistReference as { _ref: string } | undefined)?._ref ?? '');
      return {
        ...listed(performer, String(performer.name ?? artist?.name), byId),
        isFeatured: performer.status === 'featured',
        added: String(performer._createdAt),
      };
    })
    .sort(byName);
}

function isOfTheFair({ _type, eventInstance }: StoredDocument, type: string): boolean {
  return _type === type && (eventInstance as { _ref: string })._ref === 'festival-2025';
}

function listed(
  document: StoredDocument,
  name: string,
  byId: ReadonlyMap<string, StoredDocument>,
): ListedPlace {
  return {
    name,
    alias: (document.alias as { current: string }).current,
    categories: (document.categories as { _ref: string }[]).map(({ _ref }) =>
      textOf(byId.get(_ref)).toLowerCase().replaceAll(' ', '-'),
    ),
    letter: name.normalize('NFD').charAt(0).toUpperCase(),
  };
}

function byName(a: ListedPlace, b: ListedPlace): number {
  return compare(a.name.toLowerCase(), b.name.toLowerCase());
}

function textOf(document: StoredDocument | undefined): string {
  return String(document?.name);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
