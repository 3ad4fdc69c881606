import * as z from 'zod/mini';
import type { ListSort } from '../../../lib/filtering/listSort';
import { categorySchema } from '../../../lib/model/category';
import type { ContentQuestion } from '../contentQuestion';
import type { PageArg } from '../listQueries';
import { documentList, documentPage } from './documentList';
import { referredList } from './references';

const CATEGORY_FIELDS = '_id, name, color';

/** The GROQ expression of a document's categories. */
export const CATEGORIES = referredList('categories', CATEGORY_FIELDS);

/** GROQ's spelling of `filterKey`: an address can be read before the categories are known. */
const KEY = 'array::join(string::split(lower(name), " "), "-")';

/** Which categories have the key is asked once, and not of each document's references. */
const IN_CATEGORY = `($category == "all" || count(categories[
    select(defined(_ref) => _ref in *[_type == "category" && ${KEY} == $category]._id, ${KEY} == $category)
  ]) > 0)`;

/** Asks for the event's categories of a type, by name. */
export function categoriesQuestion(type: 'place' | 'performer') {
  return {
    groq: `*[_type == "category" && type == "${type}" && eventInstance._ref == $eventId]
      | order(lower(name) asc, _id asc) {${CATEGORY_FIELDS}}`,
    schema: documentList(categorySchema),
  } satisfies ContentQuestion;
}

/** Whether a character beyond ASCII, or before its first, is none that a reader sees: the letter of its name stands behind it. */
const IS_UNSEEN = (character: string) =>
  `(${character} <= " " || ${character} in ["\\u00a0", "\\u00ad", "\\u061c", "\\ufeff"]
    || ${character} >= "\\u200b" && ${character} <= "\\u200f"
    || ${character} >= "\\u2028" && ${character} <= "\\u202e"
    || ${character} >= "\\u2060" && ${character} <= "\\u206f")`;

/** How a name begins where its first character is not seen. Characters. */
const BEGINNING = 8;

const firstCharactersSchema = z.pipe(
  z.array(z.nullable(z.string())),
  z.transform((characters) => characters.filter((character) => character !== null)),
);

/**
 * Asks for a list's `ListFacts`.
 *
 * @param shown the GROQ filter that lets the list's documents through.
 * @param name the GROQ expression of a document's name.
 */
export function factsQuestion(shown: string, name: string, arg: { category: string }): ContentQuestion {
  return {
    groq: `{
      "total": count(*[${shown} && ${IN_CATEGORY}]),
      "firstCharacters": array::unique(
        *[${shown} && ${IN_CATEGORY}]{"all": string::split(${name}, "")}
          {"first": select(
            all[0] > " " && all[0] <= "~" => all[0],
            ${IS_UNSEEN('all[0]')} => array::join(all[0...${BEGINNING}], ""),
            all[0]
          )}.first
      )
    }`,
    params: arg,
    schema: z.object({ total: z.number(), firstCharacters: firstCharactersSchema }),
  };
}

interface ListDocuments {
  /** The GROQ filter that lets the list's documents through. */
  shown: string;
  /** The GROQ projection of one document. */
  fields: string;
  /** What GROQ orders by. It must end in something unique, or pages overlap. */
  order(sort: ListSort): string;
  schema: z.core.$ZodType;
  pageSize: number;
}

/** Asks for one page of a list. */
export function pageQuestion(documents: ListDocuments, arg: PageArg): ContentQuestion {
  const { shown, fields, order, schema, pageSize } = documents;
  const { category, sort = 'name', offset } = arg;
  return {
    groq: `*[${shown} && ${IN_CATEGORY}] | order(${order(sort)}) [$offset...$end] {${fields}}`,
    params: { category, offset, end: offset + pageSize },
    schema: documentPage(schema),
  };
}
