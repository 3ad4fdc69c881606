import { type ComponentProps, createElement, useEffect, useState } from 'react';
import { useHydrating } from '#hooks/useHydrating.ts';
import type ScheduleGrid from './ScheduleGrid.tsx';

/** StoredPicks, so that Back finds the page as high as it was. */
let loaded: typeof ScheduleGrid | undefined;

/**
 * Loads the grid, which is a chunk of its own.
 *
 * @returns whether `LoadedGrid` can be rendered: not while hydrating, and not if loading fails; then the list is shown.
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

/** The grid. A component of React's `lazy` would show a fallback even if it is loaded. */
export function LoadedGrid(props: ComponentProps<typeof ScheduleGrid>) {
  return loaded && createElement(loaded, props);
}
