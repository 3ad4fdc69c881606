/**
 * The picked documents to which a list is limited, by `_id`: `pending` until the picks are read, undefined for a list of
 * all documents.
 */
export type PickedIds = Readonly<Record<string, unknown>> | 'pending' | undefined;

/** Whether a list shows a document; it shows none before the picks are read. */
export function isAmong(pickedIds: PickedIds, id: string): boolean {
  return pickedIds === undefined || (pickedIds !== 'pending' && Object.hasOwn(pickedIds, id));
}
