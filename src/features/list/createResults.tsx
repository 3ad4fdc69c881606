import type { Listed } from '#content/lists/allNames.ts';
import type { ResultsProps } from '#features/feature.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import type { List } from './list.ts';

/**
 * Creates a list's `Results`, for saved views. The code is a separate chunk, because the list's own screen does not
 * need it.
 */
export function createResults<Item extends Listed>(list: List<Item>) {
  return lazyWithFallback<ResultsProps>(
    async () => {
      const { FixedList } = await import(/* webpackChunkName: "list-results" */ './FixedList.tsx');
      return { default: (props) => <FixedList list={list} {...props} /> };
    },
    function Failed() {
      return <p role="alert">{useI18n().t(list.messages.failed)}</p>;
    },
  );
}
