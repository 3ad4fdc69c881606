import * as z from 'zod/mini';
import { formatIssues } from '#lib/model/formatIssues.ts';
import { documentId, logDropped } from '../droppedDocument.ts';
import { logSharedAlias, logUnread } from './contentFaults.ts';

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
