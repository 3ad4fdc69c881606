import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { isPublished } from '#lib/schema/storedDocument.ts';

/** What `EDITIONS_QUERY` finds in the documents of a dataset. */
export function otherEditionsIn(documents: Iterable<StoredDocument>, eventId: string): object[] {
  return [...documents].filter(
    (document) => document._type === 'event' && document._id !== eventId && isPublished(document),
  );
}
