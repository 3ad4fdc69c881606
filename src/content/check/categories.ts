import { isShownCategory } from '#lib/filtering/filterKey.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { category } from '../category/index.ts';
import { place } from '../place/index.ts';
import type { ContentIndex } from './contentIndex.ts';
import { type Finding, findingOf } from './finding.ts';
import { objectsIn } from './visit.ts';

/** Places without a category of the marketplace. No findings if the festival has no such categories. */
export function uncategorized(
  documents: readonly StoredDocument[],
  { byId }: Pick<ContentIndex, 'byId'>,
): Finding[] {
  const hasCategories = [...byId.values()].some(
    ({ _type, type }) => _type === category.type && type === place.categoryType,
  );
  if (!hasCategories) return [];
  const isListed = ({ categories }: StoredDocument) =>
    objectsIn(categories).some(({ fields }) => {
      const { name } = byId.get(String(fields._ref)) ?? fields;
      return typeof name === 'string' && isShownCategory({ name });
    });
  const message = 'has no category: visitors find it only under "All Categories"';
  return documents
    .filter((document) => document._type === place.type && !isListed(document))
    .map((document) =>
      findingOf(document, { severity: 'warning', rule: 'no-category', path: 'categories', message }),
    );
}
