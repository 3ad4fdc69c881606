import { useSearchQuery } from './engine/search.ts';

/** The results of a text. The previous results stay while a new text is looked up. */
export function useSearch(text: string) {
  const wanted = text.trim();
  const { data, error, isFetching, refetch } = useSearchQuery({ text: wanted }, { skip: wanted === '' });
  const found = wanted === '' ? undefined : data;
  return { found, error: isFetching || found ? undefined : error, isFetching, retry: () => void refetch() };
}
