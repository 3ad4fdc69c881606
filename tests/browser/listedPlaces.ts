import type { StoredDocument } from '../../src/backend/local/dataset/storedDocument';

export interface ListedPlace {
  name: string;
  alias: string;
  /** Names of its categories, lower case, spaces turned into hyphens. */
  categories: string[];
  /** First character without its accent, upper case. */
  letter: string;
}

/** What the list must show, read from the content without the site's own code. */
export function placesIn(documents: readonly StoredDocument[]): ListedPlace[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  return documents
    .filter(
      ({ _type, status, eventInstance }) =>
        _type === 'place' &&
        status === 'active' &&
        (eventInstance as { _ref: string })._ref === 'festival-2025',
    )
    .sort((a, b) => compare(textOf(a).toLowerCase(), textOf(b).toLowerCase()))
    .map((place) => ({
      name: textOf(place),
      alias: (place.alias as { current: string }).current,
      categories: (place.categories as { _ref: string }[]).map(({ _ref }) =>
        textOf(byId.get(_ref)).toLowerCase().replaceAll(' ', '-'),
      ),
      letter: textOf(place).normalize('NFD').charAt(0).toUpperCase(),
    }));
}

function textOf(document: StoredDocument | undefined): string {
  return String(document?.name);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
