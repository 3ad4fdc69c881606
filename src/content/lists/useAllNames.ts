import { useEffect, useMemo, useState } from 'react';
import { createLoader } from '#lib/createLoader.ts';
import type { ListSort } from '#lib/filtering/listSort.ts';
import type { AllNames, Listed } from './allNames.ts';
import { useGetNamesQuery } from './names.ts';

/** Loads what counts and filters the names. A list can be used without it: it filters what is loaded. */
export const loadAllNames = createLoader(() => import(/* webpackChunkName: "all-names" */ './allNames.ts'));

/**
 * The names of all items of a list; undefined while they are unknown or not needed.
 *
 * @param options.items the loaded items.
 * @param options.language of the page.
 * @param options.isComplete whether these are all items; otherwise the names are requested.
 */
export function useAllNames(
  kind: string,
  options: {
    items: readonly Listed[];
    sort: ListSort | undefined;
    language: string;
    isComplete: boolean;
    isNeeded: boolean;
  },
): AllNames | undefined {
  const { items, sort, language, isComplete, isNeeded } = options;
  const [code, setCode] = useState(loadAllNames.loaded);
  useEffect(() => {
    if (isNeeded && !code) loadAllNames().then(setCode, () => undefined);
  }, [isNeeded, code]);
  const { data } = useGetNamesQuery({ kinds: [kind] }, { skip: !isNeeded || isComplete });
  return useMemo(() => {
    if (!isNeeded) return undefined;
    if (isComplete) return code?.namesOfItems(items, language);
    return data && code?.namesOf(data[kind] ?? [], sort, language);
  }, [code, isNeeded, isComplete, items, data, kind, sort, language]);
}
