import type { DataRouter } from 'react-router-dom';
import { type Answer, contentSources } from './contentSources.ts';
import { keepSourcesMarked } from './keepSourcesMarked.ts';
import { showOverlays } from './showOverlays.ts';

/**
 * Lets editors click on what the Studio's answers bring, and connects the address with the Studio's.
 *
 * @param studio the Studio's origin.
 * @param refresh reads all content again.
 * @returns marks what is shown again, for other answers.
 */
export function startEditing(
  router: DataRouter,
  studio: string,
  answers: () => readonly Answer[],
  refresh: () => Promise<void>,
): () => void {
  showOverlays(router, refresh);
  return keepSourcesMarked(() => contentSources(answers(), studio));
}
