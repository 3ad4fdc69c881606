import * as z from 'zod/mini';
import { slugSchema } from '#lib/schema/document.ts';
import { formatIssues } from '#lib/schema/formatIssues.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';
import type { ContentSource } from '../client/contentSource.ts';
import { inLanguage } from '../client/inLanguage.ts';
import { OLDEST_FIRST, aliasAmong } from '../client/addresses.ts';
import { logSharedAlias } from '../client/contentFaults.ts';
import type { Items } from '../groq.ts';
import { itemQuery } from '../lists/items.ts';
import { EVENT_PERFORMERS } from '../event/queries.ts';
import type { ResultCache } from './resultCache.ts';
import { fetchResult } from './fetchResult.ts';

/** How many documents one query reads: whole ones, or their addresses only. */
const STEP = { whole: 250, named: 1000 };

const rowsSchema = z.array(z.unknown());
const namedSchema = z.object({ _id: z.string().check(z.minLength(1)), name: filledText });
const documentSchema = z.object({
  alias: slugSchema,
  updatedAt: lenient(z.string()),
  performers: lenientList(z.string()),
});

/** A document that visitors open by an alias. */
export interface AddressedDocument {
  /** The alias in its address. */
  slug: string;
  updatedAt: string | undefined;
  /** The addresses of an event's performers. */
  performers: readonly string[];
}

/**
 * The documents of a kind that have a page, in batches. A document that does not fit its schema is logged by `_id` and
 * left out.
 *
 * @param options.results stores each whole document before it is yielded, so that its page needs no query for it.
 * @throws Error when the content cannot be read.
 */
export async function* addressedDocuments(
  { contentSource, results }: { contentSource: ContentSource; results?: ResultCache | undefined },
  items: Items,
): AsyncGenerator<AddressedDocument> {
  const { step, groq, schema } = results
    ? { step: STEP.whole, groq: addressedGroq(items, items.fields), schema: items.schema }
    : { step: STEP.named, groq: namedGroq(items), schema: namedSchema };
  for (let from = 0; ; from += step) {
    const rows = await fetchResult(contentSource, {
      groq,
      params: { from, to: from + step },
      schema: rowsSchema,
    });
    for (const row of rows) {
      const { data: document } = z.safeParse(documentSchema, row);
      if (!document) continue;
      const { item } = row as { item: { _id?: unknown } };
      const { alias, updatedAt, performers } = document;
      const query = inLanguage(itemQuery(items, alias.current), contentSource);
      const { success, data, error } = z.safeParse(schema, results ? results.report(query, item) : item);
      if (success) {
        results?.set(query, data);
        logSharedAlias(row, String(item._id));
        yield { slug: alias.current, updatedAt, performers };
      } else {
        console.warn(`Dropped document ${JSON.stringify(item._id)}: ${formatIssues(error)}`);
      }
    }
    if (rows.length < step) return;
  }
}

/** The query of the documents' addresses and names only. */
export function namedGroq(items: Items): string {
  return addressedGroq(items, `_id, "name": ${items.name}`);
}

function addressedGroq({ shown }: Items, fields: string): string {
  return `*[${shown} && defined(alias.current)] | ${OLDEST_FIRST} [$from...$to] {
    "alias": ${aliasAmong(shown)}, "updatedAt": _updatedAt, "performers": ${EVENT_PERFORMERS}[].alias.current,
    "item": {${fields}}
  }`;
}
