import { kinds } from '#content/kinds.ts';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { type ContentError, isContentError, networkError } from '#lib/errors/contentError.ts';
import { i18nOfExtra } from '#lib/i18n/i18n.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import { type ContentState, contentApi } from '#content/client/contentApi.ts';
import { facetsApi } from '#content/facet/api.ts';
import { eventApi } from '#content/festival/api.ts';
import { namesApi } from '#content/lists/names.ts';
import { type Texts, textsApi } from '#content/lists/texts.ts';
import type { AppDispatch } from '#content/store.ts';
import type { Found } from './createSearch.ts';

export type { Found } from './createSearch.ts';
export type { Hit } from './hit.ts';

/** How long results stay cached after the text has changed. Seconds. */
const CACHE_SECONDS = 60;

/** The largest number of kinds in one query. A longer query does not fit into a GET request, which caches need. */
const MAX_KINDS = 2;

const named = kinds.filter(({ loadNames }) => loadNames);
const small = named.filter(({ isPaged }) => !isPaged).map(({ name }) => name);
const queryCount = Math.ceil(small.length / MAX_KINDS);

/**
 * The queries of the names, and of the texts. Kinds with a list in pages have a query of their own, which their list
 * uses, too.
 */
export const NAMES_QUERIES: readonly { kinds: readonly string[] }[] = [
  ...named.flatMap(({ isPaged, name }) => (isPaged ? { kinds: [name] } : [])),
  ...Array.from({ length: queryCount }, (_, at) => ({
    kinds: small.filter((_, index) => index % queryCount === at),
  })),
];

const MENUS = [{ name: 'home' }, { name: 'footer' }] as const;

export const searchApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The results of a text. Names are searched first, and descriptions complete the result when they are loaded. The
     * queries of both are the same for every visitor.
     */
    search: build.query<Found, { text: string }>({
      async queryFn(arg, api) {
        const { data: before } = searchApi.endpoints.search.select(arg)(api.getState() as ContentState);
        // A whole result must not become smaller before it is whole again.
        if (before?.isWhole) await loadTexts(api.dispatch as AppDispatch);
        return find(arg.text, api, api.forced || CONSTANTS.freshFor / 1000);
      },
      async onQueryStarted({ text }, api) {
        const { dispatch, queryFulfilled, updateCachedData } = api;
        const state = () => api.getState() as ContentState;
        try {
          await queryFulfilled;
        } catch {
          return;
        }
        const known = loadedTexts(state());
        await loadTexts(dispatch as AppDispatch);
        const loaded = loadedTexts(state());
        if (known && loaded?.every((texts, at) => texts === known[at])) return;
        const { data } = await find(text, api, false);
        if (data) updateCachedData(() => data);
      },
      keepUnusedDataFor: CACHE_SECONDS,
    }),
  }),
});

type FindApi = Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra'>;

/** @param forceRefetch whether to request the names again, or from which age on. Seconds. */
async function find(
  text: string,
  { dispatch, getState, extra }: FindApi,
  forceRefetch: boolean | number,
): Promise<{ data: Found; error?: undefined } | { error: ContentError; data?: undefined }> {
  const { getNames } = namesApi.endpoints;
  // Subscribed, because a list may unsubscribe from the same names while they are loading.
  const requests = NAMES_QUERIES.map((arg) => dispatch(getNames.initiate(arg, { forceRefetch })));
  const menus = MENUS.map((arg) => dispatch(eventApi.endpoints.getMenu.initiate(arg, { subscribe: false })));
  const facets = dispatch(
    facetsApi.endpoints.getFacets.initiate(undefined, { forceRefetch, subscribe: false }),
  );
  const results = await Promise.all(requests);
  for (const request of requests) request.unsubscribe();
  const failed = results.find(({ data }) => !data);
  if (failed) {
    const { error } = failed;
    return { error: isContentError(error) ? error : networkError(error) };
  }
  try {
    const { searchAmong } = await import(/* webpackChunkName: "search-client" */ './createSearch.ts');
    const content = {
      names: results.flatMap(({ data }) => (data ? [data] : [])),
      // Menus or facets that cannot be loaded are no reason to find nothing.
      menus: (await Promise.all(menus)).flatMap(({ data }) => (data ? [data] : [])),
      facets: (await facets).data ?? [],
      texts: loadedTexts(getState() as ContentState),
    };
    return { data: await searchAmong(content, text, i18nOfExtra(extra)) };
  } catch (thrown) {
    return { error: networkError(thrown) };
  }
}

/** Searches names and descriptions, and resolves when both are known; for pages rendered on Node. */
export async function searchWhole(dispatch: AppDispatch, text: string): Promise<void> {
  await loadTexts(dispatch);
  await dispatch(searchApi.endpoints.search.initiate({ text }, { subscribe: false }));
}

/** Requests the texts. Those that cannot be loaded are left out of the results. */
async function loadTexts(dispatch: AppDispatch): Promise<void> {
  const { getTexts } = textsApi.endpoints;
  await Promise.all(
    NAMES_QUERIES.map((arg) =>
      dispatch(getTexts.initiate(arg, { forceRefetch: CONSTANTS.freshFor / 1000, subscribe: false })),
    ),
  );
}

/** The texts that are loaded; undefined until each has been loaded or has failed. */
function loadedTexts(state: ContentState): readonly Texts[] | undefined {
  const entries = NAMES_QUERIES.map((arg) => textsApi.endpoints.getTexts.select(arg)(state));
  if (entries.some(({ data, error }) => data === undefined && error === undefined)) return undefined;
  return entries.flatMap(({ data }) => (data ? [data] : []));
}

export const { useSearchQuery } = searchApi;
