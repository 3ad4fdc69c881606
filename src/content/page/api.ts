import type { StaticPage } from './schema.ts';
import { contentApi } from '../client/contentApi.ts';

const queries = () => import(/* webpackChunkName: "text-queries" */ './queries.ts');

export const staticPagesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** The page of an alias: the event's own, otherwise any event's. One query reads both. */
    getStaticPage: build.query<StaticPage, { alias: string }>({
      query: (arg) => async () => (await queries()).getStaticPage(arg),
    }),
  }),
});

export const { useGetStaticPageQuery } = staticPagesApi;
