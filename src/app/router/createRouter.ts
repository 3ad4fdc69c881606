import type { ComponentType } from 'react';
import {
  type Location,
  NavigationType,
  type RouteObject,
  type To,
  type UNSAFE_createMemoryHistory,
  createPath,
  matchRoutes,
  resolvePath,
} from 'react-router-dom';
import type { SiteRouter, SiteRouterState } from '#features/siteRouter.ts';
import { withPrefix, withoutPrefix } from '#lib/i18n/pageLanguage.ts';
import type { RouteHandle } from './routeHandle.ts';

/** What a router needs of React Router's histories. */
export type SiteHistory = Pick<
  ReturnType<typeof UNSAFE_createMemoryHistory>,
  'action' | 'createHref' | 'encodeLocation' | 'go' | 'listen' | 'location' | 'push' | 'replace'
>;

type Matches = NonNullable<ReturnType<typeof matchRoutes>>;

interface RouterState extends SiteRouterState {
  matches: Matches;
  /** Undefined until the first screen is loaded, and after a screen could not be loaded. */
  Screen: ComponentType | undefined;
  /** Why the screen could not be loaded. */
  error: unknown;
}

/** The router as the app sees it. */
export interface Router extends SiteRouter {
  readonly state: RouterState;
  readonly routes: RouteObject[];
  /** Opens the present address of the history. */
  start(): Promise<void>;
  /**
   * Loads only the code of the first screen, whose content has arrived with the page.
   *
   * @returns whether the page can be hydrated. If not, the router is to be started.
   */
  hydrate(): Promise<boolean>;
  /** The full path of an address, with the language. */
  createHref(to: To): string;
  dispose(): void;
}

/**
 * Keeps the open screen and the history in step. A navigation loads the screen's code and starts its queries. Only then
 * does the address change, and the screen before stays open meanwhile. A newer navigation takes the place of one that is
 * still loading.
 *
 * React Router matches the routes, keeps the history and has the hooks and links (docs/decisions/0072).
 *
 * @param prefix of the page's language. The history has it, the router's locations and routes do not.
 */
export function createRouter(history: SiteHistory, routes: RouteObject[], prefix = ''): Router {
  const listeners = new Set<() => void>();
  /** The navigation that is loading. */
  let loading: Promise<void> | undefined;
  const location = withoutLanguage(history.location);
  const matches = matchesOf(location);
  let state: RouterState = {
    location,
    matches,
    historyAction: history.action,
    feature: screenOf(matches)?.feature,
    pending: undefined,
    Screen: undefined,
    error: undefined,
  };
  // Back, Forward, and links to a part of the page.
  const stopListening = history.listen((entry) => void open(entry.action, withoutLanguage(entry.location)));

  function withoutLanguage(entry: Location): Location {
    return { ...entry, pathname: withoutPrefix(entry.pathname, prefix) };
  }

  function withLanguage<Path extends { pathname: string }>(path: Path): Path {
    return { ...path, pathname: withPrefix(path.pathname, prefix) };
  }

  function matchesOf(target: Location): Matches {
    // Each route costs time, and the beginning of its path rules out nearly all of them.
    const likely = routes.filter(({ path }) => path && target.pathname.startsWith(path));
    return matchRoutes(likely, target) ?? matchRoutes(routes, target) ?? [];
  }

  function update(changed: Partial<RouterState>) {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  }

  function open(historyAction: NavigationType, target: Location): Promise<void> {
    const targetMatches = target === state.location ? state.matches : matchesOf(target);
    const screen = screenOf(targetMatches);
    // Within a screen only a dialog's content is loaded. A screen that has failed is loaded as a whole.
    const entered = targetMatches.filter(
      ({ route }, index) => !state.Screen || route.id !== state.matches[index]?.route.id,
    );
    const awaited = entered.flatMap(({ route, params }) => handleOf(route)?.preload?.(target, params) ?? []);
    const code = screen?.load?.(false);
    if (awaited.length === 0 && !(code instanceof Promise)) {
      complete({ Screen: code?.Component, error: undefined });
      return Promise.resolve();
    }
    const navigation = Promise.all([code, ...awaited]).then(
      ([module, ...redirects]) => {
        if (loading !== navigation) return undefined;
        const redirect = redirects.find((to) => to !== undefined);
        if (redirect !== undefined) return navigate(redirect, { replace: true });
        complete({ Screen: module?.Component, error: undefined });
        return undefined;
      },
      (error: unknown) => {
        if (loading === navigation) complete({ Screen: undefined, error });
      },
    );
    loading = navigation;
    update({ pending: target });
    return navigation;

    function complete(shown: Pick<RouterState, 'Screen' | 'error'>) {
      loading = undefined;
      const entry = withLanguage(target);
      if (historyAction === NavigationType.Push) history.push(entry, entry.state);
      if (historyAction === NavigationType.Replace) history.replace(entry, entry.state);
      update({
        ...shown,
        location: target,
        matches: targetMatches,
        historyAction,
        feature: screen?.feature,
        pending: undefined,
      });
    }
  }

  function navigate(...[to, options = {}]: Parameters<SiteRouter['navigate']>): Promise<void> {
    if (typeof to === 'number') {
      history.go(to);
      return loading ?? Promise.resolve();
    }
    // The browser writes other characters than the visitor has typed, and addresses are compared as text.
    const path = history.encodeLocation(resolvePath(to, state.location.pathname));
    const target = { ...path, state: options.state ?? null, key: createEntryKey(), mask: undefined };
    return open(options.replace ? NavigationType.Replace : NavigationType.Push, target);
  }

  return {
    get state() {
      return state;
    },
    routes,
    start: () => open(NavigationType.Pop, state.pending ?? state.location),
    async hydrate() {
      const code = await Promise.resolve(screenOf(matches)?.load?.(true)).catch(() => undefined);
      // The visitor may have gone back meanwhile.
      if (!code || loading || state.location !== location) return false;
      state = { ...state, Screen: code.Component };
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate,
    createHref: (to) => history.createHref(createPath(withLanguage(resolvePath(to)))),
    dispose: stopListening,
  };
}

/** A key for a history entry, which tells it apart from others with the same address. */
export function createEntryKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** The site's own data about a route, if it has any. */
export function handleOf({ handle }: RouteObject): RouteHandle | undefined {
  return handle as RouteHandle | undefined;
}

function screenOf(matches: Matches): RouteHandle | undefined {
  return matches.map(({ route }) => handleOf(route)).find((handle) => handle?.feature);
}
