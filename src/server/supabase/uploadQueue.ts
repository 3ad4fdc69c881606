import type { Surroundings } from '#supabase/functions/_shared/formFunction.ts';
import { APOLOGY, Refusal } from '#supabase/functions/_shared/refusal.ts';
import type { Draft, FileStore } from './fileStore.ts';

/**
 * Lets uploads wait on disk and not in memory. A body is written down as it comes, however slow its line; when it is
 * whole it is worked on, one at a time, since each then fills memory with its file up to three times.
 */
export function createUploadQueue(openFiles: () => Promise<FileStore>): NonNullable<Surroundings['takeIn']> {
  let last: Promise<unknown> = Promise.resolve();

  async function writeDown(request: Request, most: number): Promise<Draft> {
    const files = await openFiles();
    try {
      return await files.writeDraft(request, most);
    } catch (error) {
      console.error('An upload could not be written down:', error);
      throw new Refusal(503, APOLOGY);
    }
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  }

  return async function takeIn(request, most, work) {
    const draft = await writeDown(request, most);
    const { url, method, headers } = request;
    try {
      return await inTurn(() => {
        // Node's fetch wants to be told that a body is a stream; the browser's type does not know of it.
        const stream = { body: draft.read(), duplex: 'half' as const };
        return work(new Request(url, { method, headers, ...stream }));
      });
    } finally {
      await draft.remove();
    }
  };
}
