/**
 * The pieces of a body. Whoever stops early leaves the rest unread but not cancelled: cancelling would close the
 * connection before the client has read why.
 */
export function piecesOf({ body }: Request): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  return body?.values({ preventCancel: true }) ?? [];
}

/**
 * Reads a body piece by piece and stops as soon as it is too long; the rest stays unread.
 *
 * @param most in bytes
 * @returns undefined when it is longer
 */
export async function readBody(request: Request, most: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of piecesOf(request)) {
    length += piece.byteLength;
    if (length > most) return undefined;
    pieces.push(piece);
  }
  const [only] = pieces;
  // Ten megabytes in one piece need no second place.
  if (only && pieces.length === 1) return only;
  const body = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    body.set(piece, at);
    at += piece.byteLength;
  }
  return body;
}
