import { idle } from '#lib/rendering/pageIdle.ts';
import type { ContentSources } from './contentSources.ts';
import { markSources } from './markSources.ts';

/** Collects changes of the page: a list that scrolls changes it in every frame. Milliseconds. */
const PAUSE = 200;

/**
 * Marks texts and pictures on the page with their fields, now and after each change of the page.
 *
 * @param sources returns the fields of the present responses.
 * @returns a function that marks again, for new responses.
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
    // A picture that is replaced by another one.
    attributeFilter: ['src'],
  });
  void mark();
  return () => void mark();
}
