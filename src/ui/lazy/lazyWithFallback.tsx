import { type ComponentType, lazy, useEffect, useState } from 'react';
import type { Loader } from '#lib/createLoader.ts';

interface Part<Props> {
  default: ComponentType<Props>;
}

/**
 * React's `lazy` for a chunk that may not arrive, because a deploy has replaced it or there is no network. The fallback
 * is rendered instead, and the next mount requests the chunk again. For whole screens see
 * `app/router/loadOrReload.ts`.
 *
 * @param load with a `Loader` nothing suspends once the code is there.
 */
export function lazyWithFallback<Props extends object>(
  load: (() => Promise<Part<Props>>) & Partial<Loader<Part<Props>>>,
  Fallback: ComponentType<Props & { error: unknown }>,
): ComponentType<Props> {
  let current = attempt();

  function attempt() {
    return lazy(() => load().catch((error: unknown) => ({ default: fallbackFor(error) })));
  }

  function fallbackFor(error: unknown): ComponentType<Props> {
    return function LazyFallback(props) {
      useEffect(
        () => () => {
          current = attempt();
        },
        [],
      );
      return <Fallback {...props} error={error} />;
    };
  }

  return function LazyWithFallback(props) {
    const [Part] = useState(() => load.loaded?.()?.default ?? current);
    return <Part {...props} />;
  };
}
