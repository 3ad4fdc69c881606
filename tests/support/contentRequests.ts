import type { Page, Request } from 'playwright-core';

/** What a page has asked of the content service, page by page of the list. */
export interface ListRequests {
  /** Offsets of the list's pages in the order they were asked for. */
  offsets(): number[];
  /** The most pages that were ever under way at once. */
  mostAtOnce(): number;
}

/** The offset of the list's page that a request asks for; undefined for every other request. */
export function offsetOf(url: string): number | undefined {
  const offset = new URL(url).searchParams.get('$offset');
  return offset === null ? undefined : Number(offset);
}

/** Follows the requests for pages of the list; to be called before the page is opened. */
export function followListRequests(page: Page): ListRequests {
  const offsets: number[] = [];
  const running = new Set<Request>();
  let most = 0;
  page.on('request', (request) => {
    const offset = offsetOf(request.url());
    if (offset === undefined) return;
    offsets.push(offset);
    running.add(request);
    most = Math.max(most, running.size);
  });
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  return { offsets: () => [...offsets], mostAtOnce: () => most };
}
