import * as z from 'zod/mini';
import type { ContentQuery } from '../client/contentQuery.ts';
import { documentList } from '../groq.ts';
import { category } from '../category/index.ts';
import { facet } from '../facet/index.ts';
import { savedView } from '../saved-view/index.ts';

/** The known part of every row. Its screen knows the rest. */
export interface Row {
  _id: string;
}

/** The documents of a screen that are updated while the screen is open. */
export interface LiveContent {
  /** The `_type`s whose changes are visible: that of the rows, and those that rows refer to. */
  types: readonly string[];
  /** The GROQ filter of the documents that visitors see. */
  shown: string;
  /** The GROQ projection of a row. */
  fields: string;
  schema: z.core.$ZodType<Row>;
  endpoints: LiveEndpoints;
}

/** The endpoints whose results contain the documents. */
export interface LiveEndpoints {
  /** The list of rows, whole or in pages. */
  rows: string;
  /** One document with the content of its dialog. */
  item: string;
  /** Rows by their ids. */
  byId?: string;
  /** Counts over all rows, or results that show parts of rows. */
  counts?: readonly string[];
}

/** The `_type`s that every screen may show beside its rows: categories and facets in filters, saved views in links. */
const BESIDE_TYPES = [category.type, facet.type, savedView.type];

/** The endpoints whose results contain documents of these types. */
const BESIDE_ENDPOINTS = [
  ...['getPlaceCategories', 'getPerformerCategories', 'getFeedCategories', 'getFacets', 'getNames'],
  ...['getSavedViews', 'getSavedView', 'getSavedViewById'],
];

/** The endpoints of content that is shown beside the rows. */
export function besideEndpoints({ counts = [] }: LiveEndpoints): readonly string[] {
  return [...counts, ...BESIDE_ENDPOINTS];
}

/** All endpoints that the screen's content comes from. */
export function allEndpoints(endpoints: LiveEndpoints): readonly string[] {
  const { rows, item, byId } = endpoints;
  return [rows, item, ...(byId === undefined ? [] : [byId]), ...besideEndpoints(endpoints)];
}

/** If more rows have changed, the whole list is fetched again, without the texts of dialogs. */
export const MAX_ROWS = 100;

/**
 * The GROQ filter for the listener. It uses stored fields only, as the hosted listener requires, so it also matches
 * documents that are not shown.
 */
export function listenerQuery({ types }: LiveContent): string {
  return `*[_type in ${JSON.stringify([...types, ...BESIDE_TYPES])} && (eventInstance._ref == $eventId || !defined(eventInstance))]{_id}`;
}

/** The result of `changedRows`. */
export interface ChangedRows {
  rows: readonly Row[];
  /** The `_id`s of changed documents that are shown in rows and their dialogs only. */
  inRows: readonly string[];
}

/**
 * The query of changed rows, and of rows that refer to changed documents. It is the same for all visitors, so that a
 * CDN can answer it.
 *
 * @param ids sorted.
 * @param change an id of the change: a CDN cannot have an older result for it.
 */
export function changedRows(
  { types, shown, fields, schema }: LiveContent,
  ids: readonly string[],
  change: string,
): ContentQuery {
  return {
    groq: `{
      "rows": *[${shown} && (_id in $ids || references($ids))] [0...${MAX_ROWS}] {${fields}},
      "inRows": *[_id in $ids && _type in ${JSON.stringify(types)}]._id
    }`,
    params: { ids, change },
    schema: z.object({ rows: documentList(schema), inRows: z.array(z.string()) }),
  };
}
