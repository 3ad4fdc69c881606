import { isShownCategory } from '#lib/filtering/filterKey.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import type { ContentIndex } from './contentIndex.ts';
import { type Finding, findingOf } from './finding.ts';
import { objectsIn } from './visit.ts';

/** Places that no category of the marketplace lists. Says nothing of a festival without such categories. */
export function uncategorized(
  documents: readonly StoredDocument[],
  { byId }: Pick<ContentIndex, 'byId'>,
): Finding[] {
  const hasCategories = [...byId.values()].some(
    ({ _type, type }) => _type === 'category' && type === 'place',
  );
  if (!hasCategories) return [];
  const isListed = ({ categories }: StoredDocument) =>
    objectsIn(categories).some(({ fields }) => {
      const { name } = byId.get(String(fields._ref)) ?? fields;
      return typeof name === 'string' && isShownCategory(name);
    });
  const message = 'has no category: visitors find it only under "All Categories"';
  return documents
    .filter((document) => document._type === 'place' && !isListed(document))
    .map((document) =>
      findingOf(document, { severity: 'warning', rule: 'no-category', path: 'categories', message }),
    );
}
