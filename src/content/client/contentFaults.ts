import * as z from 'zod/mini';
import { documentId } from './droppedDocument.ts';

/** Fields with references to other documents. An entry that can be read is never left out of them. */
const REFERRING = ['categories', 'eventPlace', 'eventPerformer'];

/** The part of `aliasAmong` that says that documents share an alias. */
const sharedAliasSchema = z.object({
  alias: z.object({ current: z.nullable(z.string()), shared: z.string() }),
});

const logged = new Set<string>();

/** Logs the parts of a document that cannot be read, each field once. */
export function logUnread(row: unknown, document: unknown): void {
  for (const field of REFERRING) {
    const [stored, read] = [row, document].map((fields) => (fields as Record<string, unknown>)[field]);
    if (!Array.isArray(stored) || !Array.isArray(read) || read.length === stored.length) continue;
    logOnce(`"${field}" cannot be read and is left out`, `first in ${documentId(row)}`);
  }
}

/** Logs that a document is not the first with its alias; once for each alias. */
export function logSharedAlias(row: unknown, id = documentId(row)): void {
  const { data } = z.safeParse(sharedAliasSchema, row);
  if (!data) return;
  const { shared, current } = data.alias;
  logOnce(
    `Several documents have the alias ${JSON.stringify(shared)}`,
    `${id} is at ${JSON.stringify(current)}`,
  );
}

function logOnce(fault: string, example: string): void {
  if (logged.has(fault)) return;
  logged.add(fault);
  console.warn(`${fault}: ${example}.`);
}
