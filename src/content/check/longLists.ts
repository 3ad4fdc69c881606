import { map } from '../map/index.ts';
import { MAX_BOOTHS, MAX_POINTS } from '../map/defaults.ts';
import { savedView } from '../saved-view/index.ts';
import { MAX_VIEW_ITEMS } from '../saved-view/viewItems.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { type Finding, findingOf } from './finding.ts';

/** The lists of which the site shows only the first entries, by document type. */
const LISTS: Record<string, { path: string; most: number }[] | undefined> = {
  [savedView.type]: [{ path: 'items', most: MAX_VIEW_ITEMS }],
  [map.type]: [
    { path: 'booths', most: MAX_BOOTHS },
    { path: 'points', most: MAX_POINTS },
  ],
};

/** Lists that are too long to be shown whole. */
export function longLists(document: StoredDocument): Finding[] {
  return (LISTS[document._type] ?? []).flatMap(({ path, most }) => {
    const list = document[path];
    if (!Array.isArray(list) || list.length <= most) return [];
    const message = `has ${list.length} entries, but visitors see only the first ${most}`;
    return findingOf(document, { severity: 'warning', rule: 'long-list', path, message });
  });
}
