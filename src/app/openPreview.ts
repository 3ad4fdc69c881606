import { draftsUrlState, loadDraftsBar } from '#features/drafts/index.ts';
import type { ContentSource } from '#content/client/contentSource.ts';
import type { UrlState } from '#features/feature.ts';
import { isDraftsPage } from '#lib/rendering/draftsPage.ts';
import { readTimeTravel } from './readTimeTravel.ts';
import type { AppStore } from '#content/store.ts';

/**
 * Shows what an address may ask for beside the screen: drafts, and another time.
 *
 * @param source that of the store, which has sent no query yet.
 * @param states those of URL sync, which keeps both in addresses.
 */
export async function openPreview(
  store: AppStore,
  source: ContentSource,
  states: Set<UrlState<unknown>>,
): Promise<void> {
  if (isDraftsPage(document)) await showDrafts(source, states);
  readTimeTravel(store, window.location, states);
}

/** Rejects where the bar cannot be loaded: without it no drafts are shown. */
async function showDrafts(source: ContentSource, states: Set<UrlState<unknown>>): Promise<void> {
  const { showDraftsBar } = await loadDraftsBar();
  showDraftsBar();
  source.showsDrafts = true;
  states.add(draftsUrlState);
}
