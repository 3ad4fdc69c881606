import { type ComponentType, lazy, useEffect, useState } from 'react';

/** A component whose code is loaded when it is first rendered, or before by `preload`. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** @throws if the code cannot be loaded */
  preload(this: void): Promise<unknown>;
  isLoaded(this: void): boolean;
};

/**
 * React's `lazy` for a chunk that may not arrive, because a deploy has replaced it or there is no network. The fallback
 * is rendered instead, and the next mount requests the chunk again. After `preload` nothing suspends. For whole screens
 * see `app/router/screenRecovery.tsx`.
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType<Props & { error: unknown }>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let current = attempt();

  async function preload() {
    const part = await load();
    loaded = part.default;
    return part;
  }

  function attempt() {
    return lazy(() => preload().catch((error: unknown) => ({ default: fallbackFor(error) })));
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

  function LazyWithFallback(props: Props) {
    const [Part] = useState(() => loaded ?? current);
    return <Part {...props} />;
  }
  return Object.assign(LazyWithFallback, { preload, isLoaded: () => loaded !== undefined });
}
