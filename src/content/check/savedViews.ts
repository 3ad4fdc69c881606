import { filterKey } from '#lib/filtering/filterKey.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { readValues } from '#lib/url/queryParams.ts';
import { type Address, decodeSegment } from '#lib/url/screenCodec.ts';
import { pastedOrigin, viewAddress } from '../saved-view/viewAddress.ts';
import { category } from '../category/index.ts';
import { event } from '../event/index.ts';
import type { Kind } from '../kind.ts';
import { listPathOf } from '../kindAddress.ts';
import { kinds } from '../kinds.ts';
import { place } from '../place/index.ts';
import { savedView } from '../saved-view/index.ts';
import type { ContentIndex } from './contentIndex.ts';
import { type Finding, findingOf } from './finding.ts';
import { isFields } from './visit.ts';

/** Saved views that list nothing, or something else than the editor meant. */
export function viewFaults(
  document: StoredDocument,
  { byId, origin, time, stageNames }: Pick<ContentIndex, 'byId' | 'origin' | 'time' | 'stageNames'>,
): Finding[] {
  const { _type, address, items } = document;
  if (_type !== savedView.type || (Array.isArray(items) && items.length > 0)) return [];
  const fault = (rule: string, message: string) =>
    findingOf(document, { severity: 'error', rule, path: 'address', message });
  if (typeof address !== 'string' || address.trim() === '')
    return [fault('empty-view', 'is empty: it has no address and no items')];
  const list = viewAddress(address);
  if (!list) return [fault('view-address', `"${address}" is not the address of a list on this site`)];
  const elsewhere = pastedOrigin(address);
  if (origin !== undefined && elsewhere !== undefined && elsewhere !== new URL(origin).origin)
    return [fault('view-address', `"${address}" is on another site`)];
  const missing = (what: string, keys: readonly string[], known: ReadonlySet<string>) =>
    keys
      .filter((key) => !known.has(key))
      .map((key) =>
        fault(`missing-${what}`, `there is no ${what} "${key}": visitors see the list without this filter`),
      );
  const listed = kinds.find(
    (kind) => kind.categoryType && screenOf(listPathOf(kind)) === screenOf(list.pathname),
  );
  const categories = missing('category', chosenCategories(list), categoryKeys(listed, document, byId));
  if (listed !== event) return categories;
  const days = new Set(['all', 'now', ...time.days.map(({ key }) => key)]);
  const stages = new Set(stageNames.map(filterKey));
  return [
    ...categories,
    ...missing('day', readValues(list.search, 'day'), days),
    ...missing('location', readValues(list.search, 'location'), stages),
  ];
}

/** The first segment of a list's path, which names its screen. */
function screenOf(pathname: string): string {
  return pathname.split('/')[1]?.toLowerCase() ?? '';
}

function chosenCategories({ pathname, search }: Address): string[] {
  const [, segment] = /\/category\/([^/]+)/.exec(pathname) ?? [];
  const keys = segment === undefined ? readValues(search, 'category') : [decodeSegment(segment)];
  return keys.filter((key) => key !== 'all');
}

function categoryKeys(
  listed: Kind | undefined,
  view: StoredDocument,
  byId: ContentIndex['byId'],
): ReadonlySet<string> {
  const eventOf = ({ eventInstance }: StoredDocument) => isFields(eventInstance) && eventInstance._ref;
  const keys = [...byId.values()].flatMap((document) => {
    const { _type, type, name } = document;
    const isKnown =
      _type === category.type && isCategoryOf(listed, type) && eventOf(document) === eventOf(view);
    return isKnown && typeof name === 'string' ? [filterKey(name)] : [];
  });
  return new Set(keys);
}

/** Whether the categories with this `type` filter a list. The schedule uses all categories except those of places. */
function isCategoryOf(listed: Kind | undefined, type: unknown): boolean {
  return listed === event ? type !== place.categoryType : type === listed?.categoryType;
}
