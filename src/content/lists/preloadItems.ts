import type { FilterFacet } from '#lib/facets/matchFacets.ts';
import type { ListSort } from '#lib/filtering/listSort.ts';
import type { NamedDocument } from './namedDocument.ts';
import { type ListFilters, hasClientFilters } from '#lib/url/listCodec.ts';
import type { AppDispatch } from '../store.ts';
import { type AllNames, namesOf } from './allNames.ts';
import { contentApi } from '../client/contentApi.ts';
import type { ListQueries } from './listQueries.ts';
import type { Names } from './names.ts';
import type { PreloadItems } from './preloadList.ts';
import { type RenderedMatches, matchesKey } from './renderedMatches.ts';

interface MatchesArg {
  kind: string;
  filters: ListFilters;
  /** The facets that the list can be filtered by. */
  facets: readonly FilterFacet[];
  /** Of the page, for its alphabet. */
  language: string;
  /** The largest number of ids in the result. */
  most: number;
}

const queries = () => import(/* webpackChunkName: "name-queries" */ './namesQuery.ts');

const matchesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** Requests the names, but caches only the matches. */
    getRenderedMatches: build.query<RenderedMatches, MatchesArg>({
      query:
        ({ kind }) =>
        async () =>
          (await queries()).getNames({ kinds: [kind] }),
      transformResponse: (all: Names, _meta, arg) => findMatches(all, arg),
      serializeQueryArgs: ({ queryArgs: { kind, filters } }) => matchesKey(kind, filters),
    }),
  }),
});

/** @param language of the page. */
export function preloadItemsIn(language: string): PreloadItems {
  return (dispatch, queries, filters, facets) => preloadItems(dispatch, queries, filters, facets, language);
}

async function preloadItems<Item extends { _id: string }>(
  dispatch: AppDispatch,
  queries: ListQueries<Item>,
  filters: ListFilters,
  facets: readonly FilterFacet[],
  language: string,
): Promise<void> {
  const { kind, pageSize } = queries;
  const { category, sort } = filters;
  // A filter by picks can only be applied in the visitor's browser.
  const matches =
    hasClientFilters(filters) && !filters.mine
      ? await readMatches(dispatch, { kind, filters, facets, language, most: pageSize })
      : undefined;
  if (matches?.count === 0) return;
  // A browser requests page one itself when the page can be used.
  if (matches) await dispatch(queries.byId.initiate({ ids: matches.ids }, { subscribe: false }));
  else await dispatch(queries.page.initiate({ category, sort, offset: 0 }, { subscribe: false }));
}

async function readMatches(dispatch: AppDispatch, arg: MatchesArg): Promise<RenderedMatches | undefined> {
  const { getRenderedMatches } = matchesApi.endpoints;
  return (await dispatch(getRenderedMatches.initiate(arg, { subscribe: false }))).data;
}

/** The indexes of a list of names, one for each order and language. Pages that share the names share them. */
const indexes = new WeakMap<readonly NamedDocument[], Map<string, AllNames>>();

function findMatches(all: Names, { kind, filters, facets, language, most }: MatchesArg): RenderedMatches {
  const names = indexOf(all[kind] ?? [], filters.sort, language);
  const ids = names.idsOf(filters, facets);
  const { categories = [], letters = [] } = names.countsOf(filters, facets);
  return { ids: ids.slice(0, most), count: ids.length, categories: [...categories], letters: [...letters] };
}

function indexOf(
  documents: readonly NamedDocument[],
  sort: ListSort | undefined,
  language: string,
): AllNames {
  const orders = indexes.get(documents) ?? new Map<string, AllNames>();
  indexes.set(documents, orders);
  const key = `${language} ${sort}`;
  const index = orders.get(key) ?? namesOf(documents, sort, language);
  orders.set(key, index);
  return index;
}
