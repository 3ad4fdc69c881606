import { type StaticPage, staticPageSchema } from '../../lib/model/staticPage';
import { contentApi } from './contentApi';

const PUBLISHED = '_type == "staticPage" && alias.current == $alias && status == "published"';
/** Of several pages with one alias the newest, always the same. */
const NEWEST = 'order(_createdAt desc, _id asc) [0]';

export const staticPagesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** The page of an alias: the event's own, else any event's. One question asks for both. */
    getStaticPage: build.query<StaticPage, { alias: string }>({
      query: ({ alias }) => ({
        groq: `coalesce(
          *[${PUBLISHED} && eventInstance._ref == $eventId] | ${NEWEST},
          *[${PUBLISHED}] | ${NEWEST}
        )`,
        params: { alias },
        schema: staticPageSchema,
      }),
    }),
  }),
});

export const { useGetStaticPageQuery } = staticPagesApi;
