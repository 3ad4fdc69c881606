import type { StaticPage } from '../../lib/model/staticPage';
import { contentApi } from './contentApi';

const questions = () => import(/* webpackChunkName: "text-queries" */ './questions/staticPages');

export const staticPagesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** The page of an alias: the event's own, else any event's. One question asks for both. */
    getStaticPage: build.query<StaticPage, { alias: string }>({
      query: (arg) => async () => (await questions()).getStaticPage(arg),
    }),
  }),
});

export const { useGetStaticPageQuery } = staticPagesApi;
