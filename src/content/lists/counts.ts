import * as z from 'zod/mini';
import { categorySchema } from '../category/schema.ts';
import { PASSED_OVER } from '#lib/filtering/sortKey.ts';
import { lenientList } from '#lib/schema/lenient.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { logDropped } from '../client/droppedDocument.ts';
import {
  CATEGORY_FIELDS,
  CATEGORY_KEY,
  IN_CATEGORY,
  type Items,
  documentList,
  isFilled,
  lowerText,
  translated,
} from '../groq.ts';
import type { Kind } from '../kind.ts';

const countedCategorySchema = z.object({ ...categorySchema.shape, count: z.number() });

/** A kind whose documents have categories. */
export type KindWithCategories = Required<Pick<Kind, 'categoryType'>>;

/** The GROQ expression of the event's categories of a kind, sorted by name. */
export function categoriesOf({ categoryType }: KindWithCategories): string {
  return `*[_type == "category" && type == "${categoryType}" && eventInstance._ref == $eventId]
      | order(${lowerText('name')} asc, _id asc) {${CATEGORY_FIELDS}, "key": ${CATEGORY_KEY}}`;
}

/** The event's categories of a kind, each with the number of items in it. */
export function categoriesQuery(kind: KindWithCategories, { shown, name }: Items) {
  const inCategory = `count(categories[_ref in ^.^.ids || ${CATEGORY_KEY} == ^.^.key]) > 0`;
  return {
    groq: `${categoriesOf(kind)}
      {..., "ids": *[_type == "category" && ${CATEGORY_KEY} == ^.key]._id}
      {${CATEGORY_FIELDS}, "count": count(*[${shown} && ${isFilled(name)} && ${inCategory}])}`,
    schema: documentList(countedCategorySchema),
  } satisfies ContentQuery;
}

/** The GROQ condition that a character is invisible, so that the name's letter is a later character. */
const IS_UNSEEN = (character: string) =>
  `(${character} <= " " || ${character} in ["\\u00a0", "\\u00ad", "\\u061c", "\\ufeff"]
    || ${character} >= "\\u200b" && ${character} <= "\\u200f"
    || ${character} >= "\\u2028" && ${character} <= "\\u202e"
    || ${character} >= "\\u2060" && ${character} <= "\\u206f")`;

/** How many characters of a name are read if the first one is invisible or passed over. */
const PREFIX_LENGTH = 8;

const statsSchema = z.pipe(
  z.object({
    listed: z.number(),
    nameless: lenientList(z.string()),
    firstCharacters: z.array(z.nullable(z.string())),
  }),
  z.transform(({ listed, nameless, firstCharacters }) => {
    for (const id of nameless) logDropped(id, 'its name has no visible characters');
    return {
      total: listed - nameless.length,
      firstCharacters: firstCharacters.filter((character) => character !== null),
    };
  }),
);

/**
 * The query of a list's `ListStats`. Documents without a name are on no page of the list; their ids are logged here.
 */
export function statsQuery({ shown, name }: Items, arg: { category: string }): ContentQuery {
  const documents = `*[${shown} && ${IN_CATEGORY}]`;
  return {
    groq: `{
      "listed": count(${documents}),
      "nameless": ${documents}[!${isFilled(name)}]._id,
      "firstCharacters": array::unique(
        ${documents}{"all": string::split(${translated(name)}, "")}
          {"first": select(
            all[0] >= "0" && all[0] <= "~" => all[0],
            all[0] in ${JSON.stringify(PASSED_OVER)} || ${IS_UNSEEN('all[0]')} => array::join(all[0...${PREFIX_LENGTH}], ""),
            all[0]
          )}.first
      )
    }`,
    params: arg,
    schema: statsSchema,
  };
}
