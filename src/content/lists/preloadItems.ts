import type { FilterFacet } from '#lib/facets/matchFacets.ts';
import type { ListSort } from '#lib/filtering/listSort.ts';
import type { NamedDocument } from './namedDocument.ts';
import { type ListFilters, hasClientFilters } from '#lib/url/listCodec.ts';
import type { AppDispatch } from '../store.ts';
import { type AllNames, namesOf } from './allNames.ts';
import { contentApi } from '../client/contentApi.ts';
import type { ListQueries } from './listQueries.ts';
import type { Names } from './names.ts';
import { type RenderedMatches, matchesKey } from './renderedMatches.ts';

interface MatchesArg {
  kind: string;
  filters: ListFilters;
  /** The facets that the list can be filtered by. */
  facets: readonly FilterFacet[];
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

/**
 * Loads the items that a list's page is rendered with: page one and, under a letter, a search or facets, the first
 * matches on any page. Loads no items if nothing matches.
 */
export async function preloadItems<Item extends { _id: string }>(
  dispatch: AppDispatch,
  queries: ListQueries<Item>,
  filters: ListFilters,
  facets: readonly FilterFacet[],
): Promise<void> {
  const { kind, pageSize } = queries;
  const { category, sort } = filters;
  // A filter by picks can only be applied in the visitor's browser.
  const matches =
    hasClientFilters(filters) && !filters.mine
      ? await readMatches(dispatch, { kind, filters, facets, most: pageSize })
      : undefined;
  if (matches?.count === 0) return;
  const { data: list } = await dispatch(
    queries.page.initiate({ category, sort, offset: 0 }, { subscribe: false }),
  );
  if (!matches) return;
  const loaded = new Set(list?.items.map(({ _id }) => _id));
  const ids = matches.ids.filter((id) => !loaded.has(id));
  // Even without ids: with this cache entry a browser requests nothing.
  await dispatch(queries.byId.initiate({ ids }, { subscribe: false }));
}

async function readMatches(dispatch: AppDispatch, arg: MatchesArg): Promise<RenderedMatches | undefined> {
  const { getRenderedMatches } = matchesApi.endpoints;
  return (await dispatch(getRenderedMatches.initiate(arg, { subscribe: false }))).data;
}

/** The indexes of a list of names, one for each order. Pages that share the names share them. */
const indexes = new WeakMap<readonly NamedDocument[], Map<ListSort | undefined, AllNames>>();

function findMatches(all: Names, { kind, filters, facets, most }: MatchesArg): RenderedMatches {
  const names = indexOf(all[kind] ?? [], filters.sort);
  const ids = names.idsOf(filters, facets);
  const { categories = [], letters = [] } = names.countsOf(filters, facets);
  return { ids: ids.slice(0, most), count: ids.length, categories: [...categories], letters: [...letters] };
}

function indexOf(documents: readonly NamedDocument[], sort: ListSort | undefined): AllNames {
  const orders = indexes.get(documents) ?? new Map<ListSort | undefined, AllNames>();
  indexes.set(documents, orders);
  const index = orders.get(sort) ?? namesOf(documents, sort);
  orders.set(sort, index);
  return index;
}
