import { isContentError, networkError } from '#lib/errors/contentError.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import { NAMED_KINDS } from '#lib/search/namedDocument.ts';
import { contentApi } from '../contentApi.ts';
import { namesApi } from '../names.ts';
import type { Found } from './createSearch.ts';

export type { Found, Hit } from './createSearch.ts';

/** How long the results of a text that was typed on are cached. Seconds. */
const KEPT = 60;

export const ALL_NAMES = { kinds: NAMED_KINDS };

export const searchApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a text finds among the names of everything. The names are one query, the same for every visitor. */
    search: build.query<Found, { text: string }>({
      async queryFn({ text }, { dispatch, forced }) {
        const { getNames } = namesApi.endpoints;
        const forceRefetch = forced || CONSTANTS.freshFor / 1000;
        const { data, error } = await dispatch(
          getNames.initiate(ALL_NAMES, { subscribe: false, forceRefetch }),
        );
        if (!data) return { error: isContentError(error) ? error : networkError(error) };
        try {
          const { searchAmong } = await import(/* webpackChunkName: "search-client" */ './createSearch.ts');
          return { data: await searchAmong(data)(text) };
        } catch (thrown) {
          return { error: networkError(thrown) };
        }
      },
      keepUnusedDataFor: KEPT,
    }),
  }),
});

export const { useSearchQuery } = searchApi;
