import { answerSearch } from '#lib/search/answerSearch.ts';
import { type SearchIndex, createSearchIndex } from '#lib/search/createSearchIndex.ts';
import type { SearchRequest, SearchResponse } from '#lib/search/searchMessages.ts';

/** The worker that indexes names and searches them, so that typing never waits for it. */
let index: SearchIndex | undefined;

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if ('documents' in data) index = createSearchIndex(data.documents);
  else if (index)
    postMessage({ id: data.id, answer: answerSearch(index, data.text) } satisfies SearchResponse);
});
