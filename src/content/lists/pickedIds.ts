/**
 * The documents that a list is limited to, by `_id`: `pending` until it is known which, and undefined without a limit.
 */
export type Limit = Readonly<Record<string, unknown>> | 'pending' | undefined;

/** Whether a document is within a limit; none is before the limit is known. */
export function isWithin(limit: Limit, id: string): boolean {
  return limit === undefined || (limit !== 'pending' && Object.hasOwn(limit, id));
}
