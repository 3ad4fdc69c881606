import { createContext } from 'react';
import type { Location, NavigationType, To } from 'react-router-dom';
import type { Feature } from './feature.ts';

export interface SiteRouterState {
  /** The open history entry. Its path has no language. */
  location: Location;
  /** How the entry was opened. */
  historyAction: NavigationType;
  /** The entry of a navigation whose screen is being loaded. The screen before stays open until then. */
  pending: Location | undefined;
  /** The open screen. */
  feature: Feature | undefined;
}

/** The router as screens and their parts see it. Components use the hooks of React Router. */
export interface SiteRouter {
  readonly state: SiteRouterState;
  /**
   * Calls back after each change of the state.
   *
   * @returns a function that ends it.
   */
  subscribe(listener: () => void): () => void;
  /**
   * Opens an address of the site, or goes back or forward.
   *
   * @param to an address without a language, relative to the open one, or a number of history entries.
   * @param options.replace whether the entry replaces the open one. Default: false.
   * @param options.state of the history entry.
   * @returns resolves when the address is open, or another navigation has taken its place. A browser goes back and
   *   forward later than that.
   */
  navigate(to: To | number, options?: { replace?: boolean; state?: unknown }): Promise<void>;
}

/** Provided by the app, which features may not import. Undefined where a part is rendered without the site. */
export const SiteRouterContext = createContext<SiteRouter | undefined>(undefined);
