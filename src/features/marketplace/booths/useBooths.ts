import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { useLoaded } from '#hooks/useLoaded.ts';
import { createLateLoader } from '#lib/createLateLoader.ts';

const loadChunk = createLateLoader(() => import(/* webpackChunkName: "booths" */ './booths.ts'));

/**
 * The addresses of booths on the map, by place, for the pins of cards. Loaded when a visitor begins to use the page, by
 * one query for all cards. No pins if the visitor saves data; a place's dialog links to its booths, too.
 *
 * @returns undefined until then
 */
export function useBooths(): ReadonlyMap<string, string> | undefined {
  const dispatch = useAppDispatch();
  const chunk = useLoaded(loadChunk) ? loadChunk.loaded() : undefined;
  useEffect(() => {
    if (chunk) dispatch(chunk.loadBooths());
  }, [dispatch, chunk]);
  return useAppSelector((state) => chunk?.selectBooths(state));
}
