import { loadSanityClient } from './loadSanityClient';

/** What asks, tries again and parses. The questions that every page asks travel in the same chunk. */
export function loadReader() {
  return import(/* webpackChunkName: "reader" */ './reader/answerQuery');
}

/**
 * Starts the download of all that the first question takes. Should that fail, the question meets the failure and tells
 * the visitor.
 */
export function preloadReader(): void {
  for (const load of [loadReader, loadSanityClient]) load().catch(() => undefined);
}
