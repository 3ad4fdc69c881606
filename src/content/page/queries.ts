import { staticPageSchema } from './schema.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { SHOWN_PAGES, asset } from '../groq.ts';

const PUBLISHED = `${SHOWN_PAGES} && alias.current == $alias`;
/** If several pages share an alias, the newest is used. */
const NEWEST = 'order(_createdAt desc, _id asc) [0]';

export function getStaticPage({ alias }: { alias: string }): ContentQuery {
  return {
    groq: `coalesce(
      *[${PUBLISHED} && eventInstance._ref == $eventId] | ${NEWEST},
      *[${PUBLISHED}] | ${NEWEST}
    ){..., "media": ${asset('media')}, "alternativeMedia": ${asset('alternativeMedia')}}`,
    params: { alias },
    schema: staticPageSchema,
  };
}
