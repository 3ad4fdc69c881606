import { loadSanityClient } from './loadSanityClient.ts';

/** What asks, tries again and parses. The queries that every page asks travel in the same chunk. */
export function loadClient() {
  return import(/* webpackChunkName: "content-client" */ './client/executeQuery.ts');
}

/**
 * Starts the download of all that the first query takes. Should that fail, the query meets the failure and tells
 * the visitor.
 */
export function preloadClient(): void {
  for (const load of [loadClient, loadSanityClient]) load().catch(() => undefined);
}
