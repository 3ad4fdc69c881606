import * as z from 'zod/mini';
import type { ListSort } from '#lib/filtering/listSort.ts';
import { formatIssues } from '#lib/schema/formatIssues.ts';
import type { ContentQuery } from './client/contentQuery.ts';
import { documentId, logDropped } from './client/droppedDocument.ts';
import type { PageArg } from './lists/pagedList.ts';
import { logSharedAlias, logUnread } from './client/contentFaults.ts';

/**
 * The GROQ expression of a reference: the document that it names, or an object of the same shape that is stored in its
 * place.
 */
export function referred(field: string): string {
  return `coalesce(${field}->, ${field})`;
}

/**
 * The same for a list of references, each with the fields given. A broken one is an entry without them, which the parser
 * leaves out and logs.
 *
 * @param which the GROQ filter of the entries, in brackets.
 */
export function referredList(field: string, fields: string, which = '[]'): string {
  return `coalesce(${field}${which}{...${referred('@')}{${fields}}}, select(defined(${field}) => [null]))`;
}

/**
 * The GROQ expression of an asset, or of a list of them: a Sanity image comes with what only the document of its file
 * says. Its address and size need no query, they follow from the reference (`resolveAssets`).
 *
 * @param extra further fields of that document
 */
export function asset(field: string, extra = ''): string {
  return `${field}{..., asset->{_id, altText, "tint": metadata.palette.dominant.background${extra}}}`;
}

/** The same with the tiny picture that a large one shows while it loads. Not for lists: it takes up to 1 kB. */
export function assetWithPlaceholder(field: string): string {
  return asset(field, ', "placeholder": metadata.lqip');
}

/** The white space that JavaScript's `trim` removes, as members of a GROQ list; the spaces from U+2000 on are a range. */
const SPACES =
  '" ", "\\t", "\\n", "\\u000b", "\\f", "\\r", "\\u00a0", "\\u1680", "\\u2028", "\\u2029", "\\u202f", "\\u205f", "\\u3000", "\\ufeff"';

/**
 * The GROQ condition that an expression is a text that is not blank, as `filledText` parses it. It is true or false,
 * and looks at each character only of the few texts that do not begin with a plain one.
 */
export function isFilled(text: string): string {
  const isSpace = `@ in [${SPACES}] || @ >= "\\u2000" && @ <= "\\u200a"`;
  const hasMore = `count(string::split(${text}, "")[!(${isSpace})]) > 0`;
  return `select(${text} >= "!" && ${text} < "\\u007f" => true, ${hasMore} => true, false)`;
}

/** The GROQ expression of a performer's name: without one it is the artist's. `length` is null for what is no text. */
export const PERFORMER_NAME = `select(length(name) > 0 => name, ${referred('artistReference')}.name)`;

/** The GROQ filter of the pages that visitors see. */
export const SHOWN_PAGES = '_type == "staticPage" && status == "published"';
const OWN_PAGES = `${SHOWN_PAGES} && eventInstance._ref == $eventId`;

/** The GROQ filter of the static pages of the event, and of those of others for which it has none of its own. */
export const OPENING_PAGES = `(${OWN_PAGES} || ${SHOWN_PAGES} && eventInstance._ref != $eventId
    && !(alias.current in *[${OWN_PAGES}].alias.current))`;

export const CATEGORY_FIELDS = '_id, name, color';

/** The GROQ expression of a document's categories. */
export const CATEGORIES = referredList('categories', CATEGORY_FIELDS);

/** GROQ's spelling of `filterKey`: an address can be read before the categories are known. */
export const CATEGORY_KEY = 'array::join(string::split(lower(name), " "), "-")';

/** Looks the key up once, not in each document's references. */
export const IN_CATEGORY = `($category == "all" || count(categories[
    select(defined(_ref) => _ref in *[_type == "category" && ${CATEGORY_KEY} == $category]._id, ${CATEGORY_KEY} == $category)
  ]) > 0)`;

/**
 * A list of documents in which each is parsed by itself: one that does not fit is dropped and logged
 * by `_id`, the rest of the list stays.
 */
export function documentList<T extends z.core.$ZodType>(schema: T) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((rows: unknown[]) => readDocuments(schema, rows)),
  );
}

/** The same for a page of a list: the documents that fit, and how many rows there were. */
export function documentPage<T extends z.core.$ZodType>(schema: T) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((rows: unknown[]) => ({ items: readDocuments(schema, rows), received: rows.length })),
  );
}

function readDocuments<T extends z.core.$ZodType>(schema: T, rows: readonly unknown[]): z.output<T>[] {
  return rows.flatMap((row) => {
    const parsed = z.safeParse(schema, row);
    if (parsed.success) {
      logUnread(row, parsed.data);
      logSharedAlias(row);
      return [parsed.data];
    }
    logDropped(documentId(row), formatIssues(parsed.error));
    return [];
  });
}

/** Documents that have a page of their own, each at its alias. */
export interface Items {
  /** The GROQ filter of those that visitors see. */
  shown: string;
  /** The GROQ expression of its name. */
  name: string;
  /** Its GROQ projection. */
  fields: string;
  schema: z.core.$ZodType;
}

interface ListDocuments extends Items {
  /** The GROQ order. It must end in something unique, or pages overlap. */
  order(sort: ListSort): string;
  pageSize: number;
}

/** One page of a list. */
export function pageQuery(documents: ListDocuments, arg: PageArg): ContentQuery {
  const { shown, name, fields, order, schema, pageSize } = documents;
  const { category, sort = 'name', offset } = arg;
  return {
    groq: `*[${shown} && ${isFilled(name)} && ${IN_CATEGORY}] | order(${order(sort)}) [$offset...$end] {${fields}}`,
    params: { category, offset, end: offset + pageSize },
    schema: documentPage(schema),
  };
}
