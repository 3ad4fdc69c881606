import { useEffect, useState } from 'react';
import { LINK_PREVIEW_PATH } from '#lib/link-preview/card.ts';

/**
 * The address of a page's picture for link previews, without the origin. The rendered page names it; a site whose pages
 * are rendered in browsers has none.
 *
 * @param path of the page.
 * @returns undefined while it is unknown, and if there is none.
 */
export function useSharePicture(path: string): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    // Without the page there is nothing to download, and nothing to say.
    findPicture(path, controller.signal).then(setPicture, () => undefined);
    return () => controller.abort();
  }, [path]);
  return picture;
}

async function findPicture(path: string, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(path, { signal });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const address = page.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '';
  // Relative, because only files of the page's own origin are downloaded.
  const { pathname, search } = new URL(address, window.location.href);
  return pathname.startsWith(`${LINK_PREVIEW_PATH}/`) ? pathname + search : undefined;
}
