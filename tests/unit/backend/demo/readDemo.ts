import type { StoredDocument } from '../../../../src/backend/local/dataset/storedDocument';

/** A place as far as these tests read it. */
export interface StoredPlace {
  _id: string;
  name: string;
  status: string;
  alias: { current: string };
  description?: unknown;
  image?: unknown;
  brandReference?: unknown;
  categories: { _ref: string }[];
  social_links?: Record<string, string>;
  locationName?: string;
  buttonURL?: string;
  eventInstance: { _ref: string };
}

export function ofType<T = StoredDocument>(documents: readonly StoredDocument[], type: string): T[] {
  return documents.filter(({ _type }) => _type === type) as T[];
}

/** The places that visitors can see. */
export function visiblePlaces(documents: readonly StoredDocument[]): StoredPlace[] {
  return ofType<StoredPlace>(documents, 'place').filter(
    ({ _id, status, eventInstance }) =>
      status === 'active' && !_id.startsWith('drafts.') && eventInstance._ref === 'festival-2025',
  );
}

/** Every value inside a document with the path that leads to it. */
export function* valuesIn(value: unknown, path = ''): Generator<[path: string, value: unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) yield* valuesIn(child, `${path}.${key}`);
}

/** All text of a Portable Text value, one line a block. */
export function plainText(blocks: unknown): string {
  return [...valuesIn(blocks)]
    .filter(([path, value]) => path.endsWith('.text') && typeof value === 'string')
    .map(([, value]) => value)
    .join('');
}

/** First letter as the letter strip sees it: accents folded, upper-cased. */
export function letterOf(name: string): string {
  return name.normalize('NFD').charAt(0).toUpperCase();
}
