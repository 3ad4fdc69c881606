import * as z from 'zod/mini';
import type { ContentQuery } from '../client/contentQuery.ts';
import { documentList } from '../groq.ts';

/** What is known of every row; its screen knows the rest. */
export interface Row {
  _id: string;
}

/** The documents of a screen whose changes reach it while it is open. */
export interface LiveContent {
  /** The `_type`s of which changes show: that of the rows, and those that rows refer to. */
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
  /** Of the list of rows, whole or in pages. */
  rows: string;
  /** Of one document with all that its dialog shows. */
  item: string;
  /** Of rows by their ids. */
  byId?: string;
  /** Of what is counted over all rows, or shows something of them. */
  counts?: readonly string[];
}

/** The `_type`s that every screen may show beside its rows: filters name categories, links saved views. */
const BESIDE_TYPES = ['category', 'savedView'];

/** The endpoints whose results contain these, or something of them. */
const BESIDE_ENDPOINTS = [
  ...['getPlaceCategories', 'getPerformerCategories', 'getFeedCategories', 'getNames'],
  ...['getSavedViews', 'getSavedView', 'getSavedViewById'],
];

/** The endpoints of what is shown beside the rows. */
export function besideEndpoints({ counts = [] }: LiveEndpoints): readonly string[] {
  return [...counts, ...BESIDE_ENDPOINTS];
}

/** All endpoints of what the screen shows. */
export function allEndpoints(endpoints: LiveEndpoints): readonly string[] {
  const { rows, item, byId } = endpoints;
  return [rows, item, ...(byId === undefined ? [] : [byId]), ...besideEndpoints(endpoints)];
}

/** More rows are fetched as the whole list, without the texts of dialogs. */
export const MOST_ROWS = 100;

/**
 * The GROQ to listen to. It selects by stored fields only, as the hosted listener demands, so it also selects documents
 * that are not shown.
 */
export function listenerQuery({ types }: LiveContent): string {
  return `*[_type in ${JSON.stringify([...types, ...BESIDE_TYPES])} && (eventInstance._ref == $eventId || !defined(eventInstance))]{_id}`;
}

/** The result of `changedRows`. */
export interface ChangedRows {
  rows: readonly Row[];
  /** The `_id`s of the changed documents that only rows and their dialogs show. */
  inRows: readonly string[];
}

/**
 * The query of changed rows and of those that refer to changed documents. It is the same for all visitors, so that a CDN answers
 * it.
 *
 * @param ids sorted.
 * @param change names the change: a CDN cannot have an older result for it.
 */
export function changedRows(
  { types, shown, fields, schema }: LiveContent,
  ids: readonly string[],
  change: string,
): ContentQuery {
  return {
    groq: `{
      "rows": *[${shown} && (_id in $ids || references($ids))] [0...${MOST_ROWS}] {${fields}},
      "inRows": *[_id in $ids && _type in ${JSON.stringify(types)}]._id
    }`,
    params: { ids, change },
    schema: z.object({ rows: documentList(schema), inRows: z.array(z.string()) }),
  };
}
