import { kinds } from '#content/kinds.ts';
import { isContentError, networkError } from '#lib/errors/contentError.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import { contentApi } from '#content/client/contentApi.ts';
import { namesApi } from '#content/lists/names.ts';
import type { Found } from './createSearch.ts';

export type { Found, Hit } from './createSearch.ts';

/** How long results stay cached after the text has changed. Seconds. */
const CACHE_SECONDS = 60;

/** The largest number of kinds in one query. A longer query does not fit into a GET request, which caches need. */
const MAX_KINDS = 4;

const named = kinds.filter(({ loadNames }) => loadNames);
const small = named.filter(({ isPaged }) => !isPaged).map(({ name }) => name);

/** The queries of the names. Kinds with a list in pages have a query of their own, which their list uses, too. */
export const NAMES_QUERIES: readonly { kinds: readonly string[] }[] = [
  ...named.flatMap(({ isPaged, name }) => (isPaged ? { kinds: [name] } : [])),
  ...Array.from({ length: Math.ceil(small.length / MAX_KINDS) }, (_, at) => ({
    kinds: small.slice(at * MAX_KINDS, (at + 1) * MAX_KINDS),
  })),
];

export const searchApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** The results of a text among all names. The queries of the names are the same for every visitor. */
    search: build.query<Found, { text: string }>({
      async queryFn({ text }, { dispatch, forced }) {
        const { getNames } = namesApi.endpoints;
        const forceRefetch = forced || CONSTANTS.freshFor / 1000;
        // Subscribed, because a list may unsubscribe from the same names while they are loading.
        const requests = NAMES_QUERIES.map((arg) => dispatch(getNames.initiate(arg, { forceRefetch })));
        const results = await Promise.all(requests);
        for (const request of requests) request.unsubscribe();
        const failed = results.find(({ data }) => !data);
        if (failed) {
          const { error } = failed;
          return { error: isContentError(error) ? error : networkError(error) };
        }
        try {
          const { searchAmong } = await import(/* webpackChunkName: "search-client" */ './createSearch.ts');
          const names = results.flatMap(({ data }) => (data ? [data] : []));
          return { data: await searchAmong(names)(text) };
        } catch (thrown) {
          return { error: networkError(thrown) };
        }
      },
      keepUnusedDataFor: CACHE_SECONDS,
    }),
  }),
});

export const { useSearchQuery } = searchApi;
