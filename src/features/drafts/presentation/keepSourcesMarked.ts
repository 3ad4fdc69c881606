import { idle } from '#lib/rendering/pageIdle.ts';
import type { ContentSources } from './contentSources.ts';
import { markSources } from './markSources.ts';

/** A list that scrolls changes the page in every frame. Milliseconds. */
const PAUSE = 200;

/**
 * Marks what the page shows with its sources, now and after each change.
 *
 * @param sources the sources of the answers that there are.
 * @returns marks again, after other answers.
 */
export function keepSourcesMarked(sources: () => ContentSources): () => void {
  let isWaiting = false;

  async function mark() {
    if (isWaiting) return;
    isWaiting = true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    await idle();
    isWaiting = false;
    markSources(document.body, sources());
  }

  const observer = new MutationObserver(() => void mark());
  observer.observe(document.body, {
    ...{ childList: true, characterData: true, subtree: true },
    // A picture in the place of another one.
    attributeFilter: ['src'],
  });
  void mark();
  return () => void mark();
}
