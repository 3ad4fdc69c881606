import type { Searchable } from '#lib/search/createSearchIndex.ts';
import type { SearchAnswer, SearchRequest, SearchResponse } from '#lib/search/searchMessages.ts';

export type Search = (text: string) => Promise<SearchAnswer>;

/**
 * Builds the index in a web worker.
 *
 * @throws Error if the browser has no workers. A search rejects if the worker cannot be started.
 */
export function searchInWorker(documents: readonly Searchable[]): Search {
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL('../../../entry/worker/searchWorker.ts', import.meta.url),
  );
  const waiting = new Map<number, (answer: SearchAnswer) => void>();
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The search worker has failed.')));
  });
  // Each search reports the failure.
  failure.catch(() => undefined);
  let count = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  send({ documents });

  function send(request: SearchRequest) {
    worker.postMessage(request);
  }

  return (text) => {
    const id = ++count;
    const answer = new Promise<SearchAnswer>((resolve) => waiting.set(id, resolve));
    send({ id, text });
    return Promise.race([answer, failure]);
  };
}
