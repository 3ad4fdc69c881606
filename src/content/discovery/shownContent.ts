import { ALL_CATEGORIES } from '#lib/filtering/filterKey.ts';
import { categorySchema } from '../category/schema.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { OLDEST_FIRST, aliasAmong } from '../client/addresses.ts';
import { categoriesOf } from '../lists/counts.ts';
import { type Items, OPENING_PAGES } from '../groq.ts';

/** Documents that visitors see, for the content check. */
export interface ShownContent {
  /** Gives their list; the schema parses one of them. `slug` of a row is its alias as its address has it. */
  query: ContentQuery;
  /** What to call one of them, and several; undefined for those that nobody counts. */
  noun?: readonly [one: string, many: string];
  /** Where each of them opens. */
  page?: {
    /** The path of a route, such as `/marketplace/:slug`; all of it but the last parameter is the same for all. */
    routes: readonly string[];
    /** The query parameter that holds the slug, where the path does not. */
    searchParam?: string;
    /** A slug that opens whatever the documents. */
    fixedSlug?: string;
    /** Whether the slug is the document's `alias`, which an editor fills in. */
    hasAlias?: boolean;
  };
}

/** All documents with a page of their own. */
export function shownItems({ shown, fields, schema }: Items): ContentQuery {
  return { groq: `*[${shown}] | ${OLDEST_FIRST} {${fields}, "slug": ${aliasAmong(shown)}.current}`, schema };
}

/** The categories of a list, each opening at its name's key. */
export function shownCategories(type: 'place' | 'performer', route: string): ShownContent {
  return {
    query: { groq: `${categoriesOf(type)}{..., "slug": key}`, schema: categorySchema },
    page: { routes: [route], fixedSlug: ALL_CATEGORIES },
  };
}

/** The static pages that open, the newest first. */
export const STATIC_PAGES_SHOWN = `*[${OPENING_PAGES}] | order(_createdAt desc, _id asc) {..., "slug": alias.current}`;
