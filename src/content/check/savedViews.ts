import { filterKey } from '#lib/filtering/filterKey.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { readValues } from '#lib/url/queryParams.ts';
import { type Address, decodeSegment } from '#lib/url/screenCodec.ts';
import { pastedOrigin, viewAddress } from '../saved-view/viewAddress.ts';
import type { ContentIndex } from './contentIndex.ts';
import { type Finding, findingOf } from './finding.ts';
import { isFields } from './visit.ts';

/** The `type` of the categories of a list, by the first segment of its path; the schedule takes all but those of places. */
const CATEGORY_TYPES: Record<string, (type: unknown) => boolean> = {
  marketplace: (type) => type === 'place',
  lineup: (type) => type === 'performer',
  schedule: (type) => type !== 'place',
  feed: (type) => type === 'feed',
};

/** Saved views that list nothing, or something else than their editor meant. */
export function viewFaults(
  document: StoredDocument,
  { byId, origin, time, stageNames }: Pick<ContentIndex, 'byId' | 'origin' | 'time' | 'stageNames'>,
): Finding[] {
  const { _type, address, items } = document;
  if (_type !== 'savedView' || (Array.isArray(items) && items.length > 0)) return [];
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
  const categories = missing('category', chosenCategories(list), categoryKeys(list, document, byId));
  if (screenOf(list) !== 'schedule') return categories;
  const days = new Set(['all', 'now', ...time.days.map(({ key }) => key)]);
  const stages = new Set(stageNames.map(filterKey));
  return [
    ...categories,
    ...missing('day', readValues(list.search, 'day'), days),
    ...missing('location', readValues(list.search, 'location'), stages),
  ];
}

/** The first segment of a list's path. */
function screenOf({ pathname }: Address): string {
  return pathname.split('/')[1]?.toLowerCase() ?? '';
}

function chosenCategories({ pathname, search }: Address): string[] {
  const [, segment] = /\/category\/([^/]+)/.exec(pathname) ?? [];
  const keys = segment === undefined ? readValues(search, 'category') : [decodeSegment(segment)];
  return keys.filter((key) => key !== 'all');
}

function categoryKeys(list: Address, view: StoredDocument, byId: ContentIndex['byId']): ReadonlySet<string> {
  const isOfList = CATEGORY_TYPES[screenOf(list)];
  const eventOf = ({ eventInstance }: StoredDocument) => isFields(eventInstance) && eventInstance._ref;
  const keys = [...byId.values()].flatMap((document) => {
    const { _type, type, name } = document;
    const isKnown = _type === 'category' && isOfList?.(type) && eventOf(document) === eventOf(view);
    return isKnown && typeof name === 'string' ? [filterKey(name)] : [];
  });
  return new Set(keys);
}
