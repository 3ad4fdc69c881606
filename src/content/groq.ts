import * as z from 'zod/mini';
import type { ListSort } from '#lib/filtering/listSort.ts';
import { PASSED_OVER } from '#lib/filtering/sortKey.ts';
import { formatIssues } from '#lib/schema/formatIssues.ts';
import type { ContentQuery } from './client/contentQuery.ts';
import { documentId, logDropped } from './client/droppedDocument.ts';
import type { PageArg } from './lists/pagedList.ts';
import { logSharedAlias, logUnread } from './client/contentFaults.ts';
import { IN_PAGE_LANGUAGE, byLanguages } from './client/inLanguage.ts';

/**
 * The GROQ expression of a reference: the referenced document, or an object of the same shape that is stored in place
 * of the reference.
 */
export function referred(field: string): string {
  return `coalesce(${field}->, ${field})`;
}

/**
 * The GROQ expression of a text that may be stored in several languages, for conditions and orders. A text that is only
 * selected needs it not: `resolveContent` chooses its language. Expressions of this cannot be nested.
 *
 * @param text the expression of the stored text.
 */
export function translated(text: string): string {
  return byLanguages(text, inLanguages(text, '$language', '$firstLanguage'));
}

/** The same in the festival's first language, for what addresses and filters refer to in every language. */
export function inFirstLanguage(text: string): string {
  return byLanguages(text, inLanguages(text, '$firstLanguage'));
}

/** Most names are plain, which the first comparison sees. */
function inLanguages(text: string, ...languages: readonly string[]): string {
  const texts = languages.map((tag) => `${text}[${tag} in [language, _key] && length(value) > 0][0].value`);
  const any = `${text}[length(value) > 0][0].value`;
  return `select(${text} >= "" => ${text}, coalesce(${[...texts, any, text].join(', ')}))`;
}

/**
 * The GROQ expression of a list of references, each with the given fields. A broken reference is an entry without
 * fields, which the parser leaves out and logs.
 *
 * @param which the GROQ filter of the entries, in brackets.
 */
export function referredList(field: string, fields: string, which = '[]'): string {
  return `coalesce(${field}${which}{...${referred('@')}{${fields}}}, select(defined(${field}) => [null]))`;
}

/**
 * The GROQ expression of an asset, or of a list of assets. For a Sanity image it adds the fields that only the file's
 * document has. Its address and size follow from the reference, without a query (`resolveContent`).
 *
 * @param extra further fields of that document
 */
export function asset(field: string, extra = ''): string {
  return `${field}{..., asset->{_id, altText, "tint": metadata.palette.dominant.background${extra}}}`;
}

/** The expression of an asset with its placeholder. Not for lists: a placeholder takes up to 1 kB. */
export function assetWithPlaceholder(field: string): string {
  return asset(field, ', "placeholder": metadata.lqip');
}

/**
 * The white space that JavaScript's `trim` removes, as members of a GROQ list. The spaces from U+2000 on are a range.
 */
const SPACES =
  '" ", "\\t", "\\n", "\\u000b", "\\f", "\\r", "\\u00a0", "\\u1680", "\\u2028", "\\u2029", "\\u202f", "\\u205f", "\\u3000", "\\ufeff"';

/**
 * The GROQ condition that an expression is a text and not blank in any language, as in `filledText`. It is true or false,
 * never null.
 * Only a text that does not begin with a plain ASCII character is read character by character.
 */
export function isFilled(stored: string): string {
  const text = byLanguages(stored, `coalesce(${stored}[length(value) > 0][0].value, ${stored})`);
  const isSpace = `@ in [${SPACES}] || @ >= "\\u2000" && @ <= "\\u200a"`;
  const hasMore = `count(string::split(${text}, "")[!(${isSpace})]) > 0`;
  return `select(${text} >= "!" && ${text} < "\\u007f" => true, ${hasMore} => true, false)`;
}

/**
 * The GROQ expression of the beginning of a text. `pt::text` is null for a block without children, so these are left
 * out.
 *
 * @param field the expression of Portable Text.
 * @param length in code points.
 */
export function openingOf(field: string, length: number): string {
  return `array::join(string::split(pt::text((${translated(field)})[defined(children)]), "")[0...${length}], "")`;
}

/** The GROQ expression of a performer's name, or else the artist's. `length` is null for a value that is not a text. */
export const PERFORMER_NAME = `select(length(name) > 0 => name, ${referred('artistReference')}.name)`;

/** The GROQ filter of the pages that visitors see. */
export const SHOWN_PAGES = `_type == "staticPage" && status == "published"${IN_PAGE_LANGUAGE}`;
const OWN_PAGES = `${SHOWN_PAGES} && eventInstance._ref == $eventId`;

/** The GROQ filter of the event's static pages, and of other events' pages if this event has none with their alias. */
export const OPENING_PAGES = `(${OWN_PAGES} || ${SHOWN_PAGES} && eventInstance._ref != $eventId
    && !(alias.current in *[${OWN_PAGES}].alias.current))`;

/** Adds the text that addresses refer to, which is in another language than the page. */
export function withKey(text: string): string {
  return byLanguages('', `, "key": ${inLanguages(text, '$firstLanguage')}`);
}

export const CATEGORY_FIELDS = `_id, name, color${withKey('name')}`;

/** The GROQ expression of a document's categories. */
export const CATEGORIES = referredList('categories', CATEGORY_FIELDS);

/** The GROQ projection of the names of a document's categories, which may be references or embedded objects. */
export const CATEGORY_NAMES = `"categories": categories[]{"name": coalesce(@->name, name)}.name${byLanguages(
  '',
  `, "categoryKeys": categories[]{"name": coalesce(@->name, name)}{"key": ${inLanguages('name', '$firstLanguage')}}.key`,
)}`;

/** `filterKey` in GROQ, so that a category's address can be read before the categories are known. */
export const CATEGORY_KEY = `array::join(string::split(lower(${inFirstLanguage('name')}), " "), "-")`;

/** Compares with the ids of the category, so that the key is looked up once and not for each reference. */
export const IN_CATEGORY = `($category == "all" || count(categories[
    select(defined(_ref) => _ref in *[_type == "category" && ${CATEGORY_KEY} == $category]._id, ${CATEGORY_KEY} == $category)
  ]) > 0)`;

/**
 * A list in which each document is parsed by itself. A document that does not fit is dropped and logged by `_id`; the
 * rest of the list stays.
 */
export function documentList<T extends z.core.$ZodType>(schema: T) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((rows: unknown[]) => readDocuments(schema, rows)),
  );
}

/** A page of a list: the documents that fit, and the number of rows before parsing. */
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

/** Documents that have a page of their own at their alias. */
export interface Items {
  /** The GROQ filter of the documents that visitors see. */
  shown: string;
  /** The GROQ expression of a document's name. */
  name: string;
  /** The GROQ projection of a document. */
  fields: string;
  schema: z.core.$ZodType;
}

interface ListDocuments extends Items {
  /** The GROQ order. It must end in a unique field, otherwise pages overlap. */
  order(sort: ListSort): string;
  pageSize: number;
}

/** The GROQ expression that sorts documents by a text, whatever its case. */
export function lowerText(text: string): string {
  return `lower(${translated(text)})`;
}

/**
 * The GROQ expression that sorts documents by name: lower case; a name that begins with punctuation is sorted without it
 * (`sortKeyOf` in TypeScript). Other names are taken as they are, which is fast.
 */
export function sortKey(name: string): string {
  const translatedName = inLanguages(name, '$language', '$firstLanguage');
  return byLanguages(
    keyFrom(`lower(${name})`),
    `@{"lower": lower(${translatedName})}{"key": ${keyFrom('lower')}}.key`,
  );
}

function keyFrom(lower: string): string {
  return `select(${lower} >= "0" && ${lower} < "{" => ${lower},
    array::join(string::split(${lower}, "")[!(@ in ${JSON.stringify(PASSED_OVER)})], ""))`;
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
