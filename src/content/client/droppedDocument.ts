/** The `_id` of a row; undefined if it has none or is not a document. */
export function documentId(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || !('_id' in row)) return undefined;
  return typeof row._id === 'string' ? row._id : undefined;
}

/** Logs a document that does not fit its schema and is left out. */
export function logDropped(id: string | undefined, faults: string): void {
  console.warn(`Dropped document ${id ?? 'without an _id'}: ${faults}`);
}
