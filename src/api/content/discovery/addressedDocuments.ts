import * as z from 'zod/mini';
import { faultsOf } from '../../../lib/model/faultsOf';
import { filledText, lenient, lenientList } from '../../../lib/model/lenient';
import type { ContentSource } from '../contentSource';
import { type Items, OLDEST_FIRST, itemQuestion } from '../questions/items';
import type { AnswerStore } from './answerStore';
import { demandAnswer } from './demandAnswer';

/** Documents that are read at once: whole ones, or no more of them than tells that they have a page. */
const STEP = { whole: 250, named: 1000 };

const rowsSchema = z.array(z.unknown());
const namedSchema = z.object({ _id: z.string().check(z.minLength(1)), name: filledText });
const documentSchema = z.object({
  slug: z.string(),
  updatedAt: lenient(z.string()),
  /** The aliases of an event's performers. */
  performers: lenientList(z.string()),
});

/** A document that visitors reach by an alias. */
export type AddressedDocument = z.output<typeof documentSchema>;

/**
 * The documents of a kind that visitors see, some at a time. Of several with one alias only that is given which the
 * alias opens; if no screen can show it, it is logged by `_id` and left out.
 *
 * @param options.answers is told each document as a whole just before it is given, so that its page need not ask for it.
 * @throws Error when the content cannot be read.
 */
export async function* addressedDocuments(
  { contentSource, answers }: { contentSource: ContentSource; answers?: AnswerStore | undefined },
  items: Items,
): AsyncGenerator<AddressedDocument> {
  const { step, groq, schema } = answers
    ? { step: STEP.whole, groq: addressedGroq(items, items.fields), schema: items.schema }
    : { step: STEP.named, groq: namedGroq(items), schema: namedSchema };
  const known = new Set<string>();
  for (let from = 0; ; from += step) {
    const rows = await demandAnswer(contentSource, {
      groq,
      params: { from, to: from + step },
      schema: rowsSchema,
    });
    for (const row of rows) {
      const { data: document } = z.safeParse(documentSchema, row);
      if (!document || known.has(document.slug)) continue;
      known.add(document.slug);
      const { item } = row as { item: { _id?: unknown } };
      const { success, data, error } = z.safeParse(schema, item);
      if (success) {
        answers?.tell(itemQuestion(items, document.slug), data);
        yield document;
      } else {
        console.warn(`Dropped document ${JSON.stringify(item._id)}: ${faultsOf(error)}`);
      }
    }
    if (rows.length < step) return;
  }
}

/** The query for the documents' addresses and names alone. */
export function namedGroq(items: Items): string {
  return addressedGroq(items, `_id, "name": ${items.name}`);
}

function addressedGroq({ shown }: Items, fields: string): string {
  return `*[${shown} && defined(alias.current)] | ${OLDEST_FIRST} [$from...$to] {
    "slug": alias.current, "updatedAt": _updatedAt, "performers": eventPerformer[]->alias.current,
    "item": {${fields}}
  }`;
}
