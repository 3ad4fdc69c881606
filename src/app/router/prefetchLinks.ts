import { matchRoutes } from 'react-router-dom';
import { savesData } from '#lib/network/connection.ts';
import { withoutPrefix } from '#lib/i18n/pageLanguage.ts';
import { type Router, handleOf } from './createRouter.ts';

/** A pointer that rests on a link for this long is likely to press it. Milliseconds. */
const HOVER_PAUSE = 65;

/**
 * Prefetches the screen and the content of a link that is hovered, focused or touched. Each address is prefetched once,
 * and none if the visitor saves data.
 *
 * @returns a function that disconnects it.
 */
export function connectLinkPrefetching({ routes }: Router, prefix: string): () => void {
  const prefetched = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  function prefetch(link: HTMLAnchorElement) {
    const address = new URL(link.href);
    const { href, origin } = address;
    if (
      origin !== window.location.origin ||
      href === window.location.href ||
      prefetched.has(href) ||
      savesData()
    )
      return;
    prefetched.add(href);
    const { pathname, search } = address;
    const shown = { pathname: withoutPrefix(pathname, prefix), search };
    for (const { route, params } of matchRoutes(routes, shown) ?? []) {
      handleOf(route)?.prefetch(shown, params);
    }
  }

  function onPoint(event: Event) {
    clearTimeout(resting);
    const link = linkOf(event);
    if (link) resting = setTimeout(() => prefetch(link), HOVER_PAUSE);
  }

  function onCertain(event: Event) {
    const link = linkOf(event);
    if (link) prefetch(link);
  }

  const listeners = [
    ['pointerover', onPoint],
    ['focusin', onCertain],
    ['touchstart', onCertain],
  ] as const;
  for (const [name, listener] of listeners) document.addEventListener(name, listener, { passive: true });
  return () => {
    clearTimeout(resting);
    for (const [name, listener] of listeners) document.removeEventListener(name, listener);
  };
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined;
}
