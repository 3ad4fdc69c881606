import { useSearchQuery } from './engine/search.ts';

/**
 * The results of a text. The previous results stay while a new text is looked up. Results of names come first; there
 * are none until it is known what descriptions add, if no name has the text.
 */
export function useSearch(text: string) {
  const wanted = text.trim();
  const { data, error, isFetching, refetch } = useSearchQuery({ text: wanted }, { skip: wanted === '' });
  const isKnown = data && (data.isWhole || data.hits.length > 0);
  const found = wanted !== '' && isKnown ? data : undefined;
  return { found, error: isFetching || found ? undefined : error, isFetching, retry: () => void refetch() };
}
