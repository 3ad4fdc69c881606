import { useSearchQuery } from './engine/search.ts';

/** What a text finds; the last results stay while those of a new text are looked up. */
export function useSearch(text: string) {
  const wanted = text.trim();
  const { data, error, isFetching, refetch } = useSearchQuery({ text: wanted }, { skip: wanted === '' });
  const found = wanted === '' ? undefined : data;
  return { found, error: isFetching || found ? undefined : error, isFetching, retry: () => void refetch() };
}
