import type { Page, Request } from 'playwright-core';

/** List requests that a page has sent to the content service. */
export interface ListRequests {
  /** Offsets of the requested list pages, in order. */
  offsets(): number[];
  /** The largest number of concurrent requests. */
  mostAtOnce(): number;
}

/** The offset of a list request; undefined for every other request. */
export function offsetOf(url: string): number | undefined {
  const offset = new URL(url).searchParams.get('$offset');
  return offset === null ? undefined : Number(offset);
}

/** Records list requests; call it before opening the page. */
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
