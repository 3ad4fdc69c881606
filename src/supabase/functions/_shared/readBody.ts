/**
 * The pieces of a body. Whoever stops early leaves the rest unread but not cancelled: cancelling would close the
 * connection before the client has read why.
 */
export function bodyChunks({ body }: Request): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  return body?.values({ preventCancel: true }) ?? [];
}

/**
 * Reads a body piece by piece and stops as soon as it is too long; the rest stays unread.
 *
 * @param maxBytes in bytes
 * @returns undefined when it is longer
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bodyChunks(request)) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  const [only] = chunks;
  // Ten megabytes in one piece need no second place.
  if (only && chunks.length === 1) return only;
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}
