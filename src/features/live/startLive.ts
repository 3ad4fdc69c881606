import type { ContentSource } from '#content/client/contentSource.ts';
import { followChanges } from '#content/live/followChanges.ts';
import type { Feature } from '#features/feature.ts';
import type { SiteRouter } from '#features/siteRouter.ts';
import type { AppStore } from '#content/store.ts';
import { announcePicks } from './announcePicks.ts';

/**
 * Keeps the open screen up to date while its tab is visible, with one connection at most.
 *
 * @returns a function that stops it.
 */
export function startLive(store: AppStore, router: SiteRouter, source: ContentSource): () => void {
  let followed: Feature | undefined;
  let stop = () => {};
  /** When each screen was last up to date. Milliseconds since 1970; `Infinity` if that is unknown. */
  const lastFollowed = new Map<Feature, number>();

  function follow() {
    const feature = document.visibilityState === 'visible' ? router.state.feature : undefined;
    if (feature === followed) return;
    leave();
    followed = feature;
    let isLeft = false;
    stop = () => {
      isLeft = true;
    };
    feature?.live?.(store.getState()).then(
      (content) => {
        if (!content || isLeft) return;
        stop = followChanges(store, source, content, lastFollowed.get(feature));
      },
      // The screen works without live changes; the next screen tries again.
      () => undefined,
    );
  }

  function leave() {
    if (followed) lastFollowed.set(followed, Date.now());
    followed = undefined;
    stop();
    stop = () => {};
  }

  /** Ends the connection before the page is left: a page with one may not come back from the back/forward cache. */
  function suspend() {
    const feature = followed;
    leave();
    // Answers that are on their way arrive when the page comes back, so their content is older than their time says.
    if (feature) lastFollowed.set(feature, Infinity);
  }

  /** Connects again, because a new network may reach the service. */
  function restart() {
    leave();
    follow();
  }

  follow();
  const stopAnnouncing = announcePicks(store, (path) => void router.navigate(path));
  const leaveRouter = router.subscribe(follow);
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', suspend);
  window.addEventListener('pageshow', follow);
  window.addEventListener('online', restart);
  return () => {
    leave();
    stopAnnouncing();
    leaveRouter();
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', suspend);
    window.removeEventListener('pageshow', follow);
    window.removeEventListener('online', restart);
  };
}
