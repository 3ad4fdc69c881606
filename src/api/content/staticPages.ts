import type { StaticPage } from '#lib/model/staticPage.ts';
import { contentApi } from './contentApi.ts';

const queries = () => import(/* webpackChunkName: "text-queries" */ './queries/staticPages.ts');

export const staticPagesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** The page of an alias: the event's own, else any event's. One query reads both. */
    getStaticPage: build.query<StaticPage, { alias: string }>({
      query: (arg) => async () => (await queries()).getStaticPage(arg),
    }),
  }),
});

export const { useGetStaticPageQuery } = staticPagesApi;
