import { ALL_CATEGORIES } from '#lib/filtering/filterKey.ts';
import { categorySchema } from '../category/schema.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { OLDEST_FIRST, aliasAmong } from '../client/addresses.ts';
import { type KindWithCategories, categoriesOf } from '../lists/counts.ts';
import { type Items, OPENING_PAGES } from '../groq.ts';

/** Documents that visitors see, for the content check. */
export interface ShownContent {
  /** Returns their list; the schema parses one of them. A row's `slug` is the alias in its address. */
  query: ContentQuery;
  /** The singular and plural of their name; undefined for documents that are not counted. */
  noun?: readonly [one: string, many: string];
  /** Where each of them opens. */
  page?: {
    /** The path of a route, such as `/marketplace/:slug`. Only the last parameter differs between documents. */
    routes: readonly string[];
    /** The query parameter with the slug, if the slug is not part of the path. */
    searchParam?: string;
    /** A slug that always opens, whatever documents there are. */
    fixedSlug?: string;
    /** Whether the slug is the document's `alias`, which editors enter. */
    hasAlias?: boolean;
  };
}

/** All documents with a page of their own. */
export function shownItems({ shown, fields, schema }: Items): ContentQuery {
  return { groq: `*[${shown}] | ${OLDEST_FIRST} {${fields}, "slug": ${aliasAmong(shown)}.current}`, schema };
}

/** The categories of a list. Each opens at the key of its name. */
export function shownCategories(kind: KindWithCategories, route: string): ShownContent {
  return {
    query: { groq: `${categoriesOf(kind)}{..., "slug": key}`, schema: categorySchema },
    page: { routes: [route], fixedSlug: ALL_CATEGORIES },
  };
}

/** The static pages that visitors can open, newest first. */
export const STATIC_PAGES_SHOWN = `*[${OPENING_PAGES}] | order(_createdAt desc, _id asc) {..., "slug": alias.current}`;
