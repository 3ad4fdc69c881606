import type { Searchable } from '#lib/search/createSearchIndex.ts';
import type { SearchEngine } from '#lib/search/createSearchEngine.ts';
import type {
  SearchAnswer,
  SearchQuestion,
  SearchRequest,
  SearchResponse,
} from '#lib/search/searchMessages.ts';

let connection: ReturnType<typeof connect> | undefined;

/**
 * Builds the index in a web worker. The page has one: it indexes other documents when the content changes.
 *
 * @throws Error if the browser has no workers. An answer rejects if the worker cannot be started.
 */
export function searchInWorker(documents: readonly Searchable[]): SearchEngine {
  const { send, ask } = (connection ??= connect());
  send({ documents });
  return { addTexts: (texts) => send({ texts }), answer: ask };
}

function connect() {
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL('../../../entry/worker/searchWorker.ts', import.meta.url),
  );
  const waiting = new Map<number, (answer: SearchAnswer) => void>();
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The search worker has failed.')));
  });
  // Each question reports the failure.
  failure.catch(() => undefined);
  let count = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });

  function send(request: SearchRequest) {
    worker.postMessage(request);
  }

  function ask(question: SearchQuestion): Promise<SearchAnswer> {
    const id = ++count;
    const answer = new Promise<SearchAnswer>((resolve) => waiting.set(id, resolve));
    send({ id, ...question });
    return Promise.race([answer, failure]);
  }

  return { send, ask };
}
