import { draftsUrlState, loadDraftsBar } from '#features/drafts/index.ts';
import type { ContentSource } from '#content/client/contentSource.ts';
import type { UrlState } from '#features/feature.ts';
import { isDraftsPage } from '#lib/rendering/draftsPage.ts';
import { readTimeTravel } from './readTimeTravel.ts';
import type { AppStore } from '#content/store.ts';

/**
 * Shows what an address may ask for in addition to the screen: drafts, or another time.
 *
 * @param source the store's content source, before its first query.
 * @param states the states of URL sync, which keeps both parameters in addresses.
 */
export async function openPreview(
  store: AppStore,
  source: ContentSource,
  states: Set<UrlState<unknown>>,
): Promise<void> {
  if (isDraftsPage(document)) await showDrafts(source, states);
  readTimeTravel(store, window.location, states);
}

/** Rejects if the drafts bar cannot be loaded: no drafts are shown without it. */
async function showDrafts(source: ContentSource, states: Set<UrlState<unknown>>): Promise<void> {
  const { showDraftsBar } = await loadDraftsBar();
  showDraftsBar();
  source.showsDrafts = true;
  states.add(draftsUrlState);
}
