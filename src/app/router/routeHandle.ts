import type { DataRouter, Params } from 'react-router-dom';
import type { Feature } from '#features/feature.ts';
import type { Address } from '#lib/url/screenCodec.ts';

/** The site's own data about a route. */
export interface RouteHandle {
  /** Undefined for a child route of a screen. */
  feature?: Feature;
  /** The names of the chunks that an address needs. */
  chunks(address: Address): readonly string[];
  /** Loads code and content ahead of a navigation. */
  prefetch(address: Address, params: Params): void;
}

/** The screen that a router shows. */
export function openFeature({ matches }: DataRouter['state']): Feature | undefined {
  const handles = matches.map(({ route }) => route.handle as RouteHandle | undefined);
  return handles.find((handle) => handle?.feature)?.feature;
}
