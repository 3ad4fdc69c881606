const MAX_BYTES = 16 * 1024 * 1024;
const MAX_MS = 5000;

/**
 * Reads and discards the rest of a request body, within limits. If the connection closed while a client is still
 * sending, the client would not read the response.
 *
 * @returns whether the body was read to its end
 */
export async function discardBody(request: Request): Promise<boolean> {
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return true;
  if (request.body.locked) return false;
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, MAX_MS, 'late');
  });
  try {
    for (let bytes = 0; bytes <= MAX_BYTES;) {
      const piece = await Promise.race([reader.read(), timeout]);
      if (piece === 'late') return false;
      if (piece.done) return true;
      bytes += piece.value.byteLength;
    }
    return false;
  } catch {
    // The client has disconnected.
    return false;
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}
