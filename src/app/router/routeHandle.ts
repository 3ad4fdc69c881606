import type { Params } from 'react-router-dom';
import type { Feature, ScreenModule } from '#features/feature.ts';
import type { Address } from '#lib/url/screenCodec.ts';

/** The site's own data about a route. */
export interface RouteHandle {
  /** Undefined for a child route of a screen. */
  feature?: Feature;
  /**
   * Loads a screen's code; at once if it has been loaded before.
   *
   * @param isRendered whether its HTML is there, so that parts of the code can come later.
   */
  load?(isRendered: boolean): ScreenModule | Promise<ScreenModule>;
  /**
   * Starts the queries of an address.
   *
   * @returns what the navigation waits for, if it waits: an address to redirect to, if the query results call for it.
   */
  preload?(address: Address, params: Params): Promise<string | undefined> | undefined;
  /** The names of the chunks that an address needs. */
  chunks(address: Address): readonly string[];
  /** Loads code and content ahead of a navigation. */
  prefetch(address: Address, params: Params): void;
}
