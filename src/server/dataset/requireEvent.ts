import { DatasetError } from './datasetError.ts';
import { type StoredDocument, isPublished } from '#lib/schema/storedDocument.ts';

/**
 * Rejects content without published documents, or without the configured event.
 *
 * @param name name of the content in messages
 * @throws DatasetError
 */
export function requireEvent(documents: readonly StoredDocument[], name: string, eventId: string): void {
  const published = documents.filter(isPublished);
  if (published.length === 0) throw new DatasetError(`${name}: no published documents`);
  const events = published.filter(({ _type }) => _type === 'event').map(({ _id }) => _id);
  if (events.includes(eventId)) return;
  const known = events.length === 0 ? '' : `; there is ${events.join(', ')}`;
  throw new DatasetError(`${name}: no published event with the _id "${eventId}" (EVENT_ID)${known}`);
}
