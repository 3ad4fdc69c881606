/**
 * The chunks of a body. To stop early does not cancel the rest: that would close the connection before the client has
 * read the response.
 */
export function bodyChunks({ body }: Request): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  return body?.values({ preventCancel: true }) ?? [];
}

/**
 * Reads a body, and stops as soon as it is longer than `maxBytes`.
 *
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
  // A single chunk of up to 10 MB need not be copied.
  if (only && chunks.length === 1) return only;
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}
