import * as z from 'zod/mini';
import { event } from '../event/index.ts';
import { shownOf } from '../kind.ts';
import { lenient, lenientList } from '#lib/schema/lenient.ts';
import type { ContentSource } from '../client/contentSource.ts';
import { HOTEL } from '../hotel/queries.ts';
import { SHOWN_PAGES } from '../groq.ts';
import { fetchResult } from './fetchResult.ts';

const pagesSchema = lenientList(z.object({ slug: z.string(), updatedAt: lenient(z.string()) }));

export const STATIC_PAGES = `*[${SHOWN_PAGES} && defined(alias.current)]
  | order(select(eventInstance._ref == $eventId => 0, 1) asc, _createdAt desc, _id asc)
  {"slug": alias.current, "updatedAt": _updatedAt}`;
export const HIDDEN_EVENTS = `array::unique(*[${shownOf({ type: event.type })} && !(status in ${JSON.stringify(event.shownStatuses)}) && defined(alias.current)].alias.current)`;
export const HOTEL_LISTED = `count([${HOTEL}][defined(_id) && seoSettings.noIndex != true]) > 0`;

/**
 * The static pages that visitors see. If several have the same alias, only the one that opens.
 *
 * @throws Error when the content cannot be read.
 */
export function staticPageAliases(source: ContentSource) {
  return fetchResult(source, { groq: STATIC_PAGES, schema: pagesSchema });
}

/**
 * The aliases of events that are cancelled or not announced yet.
 *
 * @throws Error when the content cannot be read.
 */
export function hiddenEventAliases(source: ContentSource) {
  return fetchResult(source, { groq: HIDDEN_EVENTS, schema: lenientList(z.string()) });
}

/**
 * Whether a hotel with this slug exists and its editor wants it to be listed in search engines.
 *
 * @throws Error when the content cannot be read.
 */
export function isHotelListed(source: ContentSource, slug: string) {
  return fetchResult(source, { groq: HOTEL_LISTED, params: { slug }, schema: z.boolean() });
}
