import {
  answerSearch,
  createSearchIndex,
  type SearchIndex,
  type SearchRequest,
  type SearchResponse,
} from '#features/search/index.ts';

/** The worker that builds the index of names and searches in it, so that typing never waits. */
let index: SearchIndex | undefined;

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if ('documents' in data) index = createSearchIndex(data.documents);
  else if (index)
    postMessage({ id: data.id, answer: answerSearch(index, data.text) } satisfies SearchResponse);
});
