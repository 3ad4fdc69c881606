import { sortKeyOf } from './sortKey.ts';
import type { ListSort } from './listSort.ts';

interface Sortable {
  _id: string;
  name: string;
  createdAt?: string | undefined;
  isFeatured?: boolean | undefined;
}

/**
 * Sorts documents as the service sorts the list's pages.
 *
 * @param documents sorted by name.
 */
export function sortNames<Document extends Sortable>(
  documents: readonly Document[],
  sort: ListSort = 'name',
): readonly Document[] {
  switch (sort) {
    case 'name':
      return documents;
    case 'name-desc':
      return sameNames(documents).reverse().flat();
    case 'recent':
      return [...documents].sort(
        (a, b) => compare(b.createdAt ?? '', a.createdAt ?? '') || compare(a._id, b._id),
      );
    case 'featured':
      return [...documents].sort((a, b) => Number(!!b.isFeatured) - Number(!!a.isFeatured));
  }
}

/** Groups documents that sort alike, whose order among each other stays. */
function sameNames<Document extends Sortable>(documents: readonly Document[]): Document[][] {
  const groups: Document[][] = [];
  let last: string | undefined;
  for (const document of documents) {
    const name = sortKeyOf(document.name);
    if (name === last) groups.at(-1)?.push(document);
    else groups.push([document]);
    last = name;
  }
  return groups;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
