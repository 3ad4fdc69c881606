import * as FACTS from '../../lib/facts';
import type { Category } from '../../lib/model/category';
import type { Performer, PerformerSummary } from '../../lib/model/performer';
import type { PagedList } from '../../lib/pagination/mergePage';
import { contentApi } from './contentApi';
import { type ListFacts, type ListQueries, type PageArg, pagesInOneEntry, showingAhead } from './listQueries';

const questions = () => import(/* webpackChunkName: "performer-queries" */ './questions/performers');

export const performersApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getPerformerCategories: build.query<readonly Category[], void>({
      query: () => async () => (await questions()).getPerformerCategories(),
    }),
    getPerformerFacts: build.query<ListFacts, { category: string }>({
      query: (arg) => async () => (await questions()).getPerformerFacts(arg),
    }),
    getPerformers: build.query<PagedList<PerformerSummary>, PageArg>({
      query: (arg) => async () => (await questions()).getPerformers(arg),
      ...pagesInOneEntry(FACTS.performerPageSize),
    }),
    getPerformer: build.query<Performer, { slug: string }>({
      query: (arg) => async () => (await questions()).getPerformer(arg),
    }),
  }),
});

export const performerQueries: ListQueries<PerformerSummary> = {
  categories: performersApi.endpoints.getPerformerCategories,
  facts: performersApi.endpoints.getPerformerFacts,
  page: performersApi.endpoints.getPerformers,
  showAhead: (scope) =>
    performersApi.util.updateQueryData(
      'getPerformers',
      { ...scope, offset: 0 },
      showingAhead(FACTS.performerPageSize),
    ),
};

export const { useGetPerformerQuery } = performersApi;
