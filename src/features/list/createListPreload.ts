import type { ListQueries } from '#content/lists/listQueries.ts';
import { preloadList } from '#content/lists/preloadList.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import { type ScreenCodec, addressText } from '#lib/url/screenCodec.ts';
import type { Preload } from '#features/feature.ts';
import { countChosen } from './countChosen.ts';
import { loadListChips } from './loadListChips.ts';
import { loadVirtualCards } from '#ui/card-grid/loadVirtualCards.ts';
import { preloadViews } from '#features/saved-views/index.ts';

/**
 * Creates the preload of a list: page one, the categories and the metadata of the list in the URL, and the code of the
 * virtual list and of the chips; on Node, instead of page one, the items that its letter, search and facets find on any
 * page. If the category or a facet is unknown, it redirects to the URL without it; a dialog stays open.
 */
export function createListPreload(
  { codec, defaultFilters }: { codec: ScreenCodec<ListFilters>; defaultFilters: ListFilters },
  queries: ListQueries<{ _id: string }>,
): Preload {
  return async (dispatch, address) => {
    const filters = codec.read(address) ?? defaultFilters;
    const views = preloadViews(dispatch);
    // Without it the list has all its cards.
    const virtualCards = loadVirtualCards().catch(() => undefined);
    const chips = countChosen(filters) > 0 ? loadListChips().catch(() => undefined) : undefined;
    const known = await preloadList(dispatch, queries, filters);
    await Promise.all([views, virtualCards, chips]);
    return known === filters ? undefined : addressText(codec.write(known, address));
  };
}
