import { type SearchEngine, createSearchEngine } from '#lib/search/createSearchEngine.ts';
import type { SearchRequest, SearchResponse } from '#lib/search/searchMessages.ts';

/** The worker that indexes names and descriptions and searches them, so that typing never waits for it. */
let engine: SearchEngine | undefined;

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if ('documents' in data) engine = createSearchEngine(data.documents);
  else if ('texts' in data) engine?.addTexts(data.texts);
  else void answer(data);
});

async function answer({ id, ...question }: Extract<SearchRequest, { id: number }>) {
  const found = await engine?.answer(question);
  if (found) postMessage({ id, answer: found } satisfies SearchResponse);
}
