import type { SiteRouter } from '#features/siteRouter.ts';
import { type StudioResponse, contentSources } from './contentSources.ts';
import { keepSourcesMarked } from './keepSourcesMarked.ts';
import { showOverlays } from './showOverlays.ts';

/**
 * Lets editors click on content that comes from the Studio, and connects the page's address with the Studio's.
 *
 * @param studio the Studio's origin.
 * @param refresh reads all content again.
 * @returns a function that marks the content again, for new responses.
 */
export function startEditing(
  router: SiteRouter,
  studio: string,
  responses: () => readonly StudioResponse[],
  refresh: () => Promise<void>,
): () => void {
  showOverlays(router, refresh);
  return keepSourcesMarked(() => contentSources(responses(), studio));
}
