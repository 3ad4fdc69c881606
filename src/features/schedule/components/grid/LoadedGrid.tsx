import { type ComponentProps, createElement, useEffect, useState } from 'react';
import { useHydrating } from '#hooks/useHydrating.ts';
import type ScheduleGrid from './ScheduleGrid.tsx';

/** Kept after the first load, so that the page has its full height at once when the visitor goes back. */
let loaded: typeof ScheduleGrid | undefined;

/**
 * Loads the grid, which is a separate chunk.
 *
 * @returns whether `LoadedGrid` can be rendered. False while hydrating, and if loading fails: the list is shown then.
 */
export function useGridLoaded(isWanted: boolean): boolean {
  const isHydrating = useHydrating();
  const [isLoaded, setLoaded] = useState(() => loaded !== undefined);
  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "schedule-grid" */ './ScheduleGrid.tsx').then(
      (module) => {
        loaded = module.default;
        setLoaded(true);
      },
      () => undefined,
    );
  }, [isWanted]);
  return isWanted && isLoaded && !isHydrating;
}

/** The grid. Not a component of React's `lazy`, which would show a fallback even if the grid is loaded. */
export function LoadedGrid(props: ComponentProps<typeof ScheduleGrid>) {
  return loaded && createElement(loaded, props);
}
