import type { Params } from 'react-router-dom';
import type { Feature } from '#features/feature.ts';
import type { Address } from '#lib/url/screenCodec.ts';

/** What a route carries along for the site's own use. */
export interface RouteHandle {
  /** Undefined for an address beneath a screen. */
  feature?: Feature;
  /** The names of the chunks that hold what an address shows. */
  chunks(address: Address): readonly string[];
  /** Loads what a visitor needs who is about to come. */
  prefetch(address: URL, params: Params): void;
}
