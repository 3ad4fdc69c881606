/**
 * The `_id`s of the picks to which a list is limited: `pending` until the picks are read, undefined for a list that is
 * not limited.
 */
export type PickedIds = Readonly<Record<string, unknown>> | 'pending' | undefined;

/** Whether a list includes a document. It includes none before the picks are read. */
export function isAmong(pickedIds: PickedIds, id: string): boolean {
  return pickedIds === undefined || (pickedIds !== 'pending' && Object.hasOwn(pickedIds, id));
}
