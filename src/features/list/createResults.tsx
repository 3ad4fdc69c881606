import type { Listed } from '#content/lists/allNames.ts';
import type { ResultsProps } from '#features/feature.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import type { List } from './list.ts';

/**
 * Creates a list's `Results`, for saved views. The code is a separate chunk, because the list's own screen does not
 * need it.
 */
export function createResults<Filters extends ListFilters, Item extends Listed>(list: List<Filters, Item>) {
  return lazyWithFallback<ResultsProps>(
    async () => {
      const { FixedList } = await import(/* webpackChunkName: "list-results" */ './FixedList.tsx');
      return { default: (props) => <FixedList list={list} {...props} /> };
    },
    () => <p role="alert">{list.messages.failed}</p>,
  );
}
