import { loadSanityClient } from './loadSanityClient.ts';

/** Loads the content client. The queries of every page are in the same chunk. */
export function loadClient() {
  return import(/* webpackChunkName: "content-client" */ './client/executeQuery.ts');
}

/**
 * Starts the download of what the first query needs. The query itself loads it again and reports a failure.
 */
export function preloadClient(): void {
  for (const load of [loadClient, loadSanityClient]) load().catch(() => undefined);
}
