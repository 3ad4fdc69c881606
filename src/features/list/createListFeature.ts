import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { AppDispatch } from '#content/store.ts';
import { LIST_SORTS } from '#lib/filtering/listSort.ts';
import { LIST_VIEWS, type ListFilters, NO_FILTERS, createListCodec } from '#lib/url/listCodec.ts';
import { readSearchText } from '#lib/url/queryParams.ts';
import type { ChildRoute, Preload } from '#features/feature.ts';

/**
 * Creates the parts that all list features share: the slice of the filters, and their URL codec.
 *
 * @param options.name the name of the slice and of the screen's chunk.
 * @param options.hasSorts whether the list has several orders. Default: a single one.
 */
export function createListFeature<Name extends string>(options: {
  name: Name;
  path: `/${string}`;
  hasSorts?: boolean;
}) {
  const { name, path, hasSorts = false } = options;
  const defaultFilters: ListFilters = {
    ...NO_FILTERS,
    ...(hasSorts && { sort: LIST_SORTS[0] }),
    view: LIST_VIEWS[0],
  };

  const slice = createSlice({
    name,
    initialState: defaultFilters,
    reducers: {
      /** Set by the visitor. */
      filtersChanged: (filters, { payload }: PayloadAction<Partial<ListFilters>>) => ({
        ...filters,
        ...payload,
        search: readSearchText(payload.search ?? filters.search),
      }),
      /** Resets the filters that hide items; view and order stay. */
      filtersCleared: (filters) => ({ ...filters, ...NO_FILTERS }),
      /** Set by a URL: a link, Back or Forward. */
      filtersRead: (_filters, { payload }: PayloadAction<ListFilters>) => payload,
    },
    selectors: { selectFilters: (filters) => filters },
  });
  const { selectFilters } = slice.selectors;
  const codec = createListCodec(path, hasSorts);

  return {
    path,
    chunk: name,
    slice,
    urlState: {
      codec,
      select: selectFilters,
      read: slice.actions.filtersRead,
      showsPicks: ({ mine }: ListFilters) => mine,
    },
    codec,
    defaultFilters,
    selectFilters,
    ...slice.actions,
  };
}

/** The preload of a list and its items. It is a separate chunk, so visitors of other screens do not download it. */
interface ListPreload {
  preloadList: Preload;
  preloadItem(dispatch: AppDispatch, slug: string): void;
}

interface ItemDialog {
  chunk: string;
  load(): Promise<unknown>;
}

/** The routes of a list, its categories and its items, with their preloads. */
export function listRoutes(load: () => Promise<ListPreload>, dialog: ItemDialog) {
  return {
    preload: async (...shown: Parameters<Preload>) => (await load()).preloadList(...shown),
    routes: [{ path: 'category/:filterKey' }, itemRoute(':slug', load, dialog)],
  };
}

/** The route of an item's dialog over its list or another screen. The last path parameter is the item's alias. */
export function itemRoute(path: string, load: () => Promise<ListPreload>, dialog: ItemDialog): ChildRoute {
  const param = path.replace(/.*:/, '');
  return {
    path,
    ...dialog,
    async preload(dispatch, _address, { [param]: slug = '' }) {
      (await load()).preloadItem(dispatch, slug);
    },
  };
}
