import type { FunctionContext } from '#supabase/functions/_shared/formFunction.ts';
import { UNAVAILABLE_MESSAGE, HttpError } from '#supabase/functions/_shared/httpError.ts';
import type { TemporaryFile, FileStore } from './fileStore.ts';

/**
 * Buffers uploads on disk instead of in memory. A body is written to disk as it arrives, even over a slow connection.
 * Complete bodies are processed one at a time, because each takes up to three times its size in memory.
 */
export function createUploadQueue(
  openFiles: () => Promise<FileStore>,
): NonNullable<FunctionContext['queueUpload']> {
  let last: Promise<unknown> = Promise.resolve();

  async function writeToDisk(request: Request, maxBytes: number): Promise<TemporaryFile> {
    const files = await openFiles();
    try {
      return await files.writeTemporary(request, maxBytes);
    } catch (error) {
      console.error('An upload could not be written to disk:', error);
      throw new HttpError(503, UNAVAILABLE_MESSAGE);
    }
  }

  function runSerially<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  return async function queueUpload(request, maxBytes, work) {
    const temporary = await writeToDisk(request, maxBytes);
    const { url, method, headers } = request;
    try {
      return await runSerially(() => {
        // Node requires `duplex` for a streamed body; the DOM type lacks it.
        const stream = { body: temporary.read(), duplex: 'half' as const };
        return work(new Request(url, { method, headers, ...stream }));
      });
    } finally {
      await temporary.remove();
    }
  };
}
