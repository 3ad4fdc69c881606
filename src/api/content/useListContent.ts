import { useMemo } from 'react';
import { filterOptions, isUnknownCategory } from '#lib/filtering/filterKey.ts';
import { availableLetters } from '#lib/filtering/letters.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import type { ListQueries } from './listQueries.ts';
import { usePagedList } from './usePagedList.ts';

/**
 * What a list screen shows under its filters. The service applies category and order; letter and search are applied to
 * what is loaded, elsewhere.
 */
export function useListContent<Item>(queries: ListQueries<Item>, { category, sort }: ListFilters) {
  const categoriesRead = queries.categories.useQuery();
  const statsResult = queries.stats.useQuery({ category });
  const list = usePagedList(queries, { category, sort });

  const { data: categories } = categoriesRead;
  const { currentData: stats } = statsResult;
  const letters = useMemo(() => stats && availableLetters(stats.firstCharacters), [stats]);
  const options = useMemo(() => filterOptions(categories ?? []), [categories]);
  const categoryName = options.find(({ key }) => key === category)?.name;

  return {
    ...list,
    /** Requests again all that is missing. */
    retry() {
      list.retry();
      for (const read of [categoriesRead, statsResult]) if (!read.currentData) read.refetch();
    },
    /** Items of the category that can be shown; undefined while that is not known. */
    total: stats && stats.total - list.dropped,
    /** Letters that some item of the category starts with; undefined while that is not known. */
    letters,
    /** What the category filter offers, without `all`. */
    categories: options,
    categoryName,
    /** Whether the address names a category that does not exist; known once the categories are. */
    isUnknownCategory: categories !== undefined && isUnknownCategory(options, category),
  };
}
