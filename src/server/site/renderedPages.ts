import type { RenderPage, RenderedPage } from '#lib/rendering/renderedPage.ts';
import { type ResponseBody, createResponseBody, createResponseCache } from '../http/responseCache.ts';
import { copyString } from '../http/lruCache.ts';
import { createSingleFlight } from '../http/singleFlight.ts';
import { BusyError, createWorkQueue } from '../http/workQueue.ts';

/** A rendered page, ready to be sent. */
export interface CachedPage extends ResponseBody {
  readonly status: RenderedPage['status'];
  readonly location: string | undefined;
  /** The state of the content that the page shows. */
  readonly version: string;
  readonly renderedAt: number;
}

/**
 * Gives the page of an address.
 *
 * @param request tells when nobody waits any more
 * @returns undefined for a page that cannot be rendered now
 */
export type GetPage = (address: string, request?: Request) => Promise<CachedPage | undefined>;

/** How old a page may be before it is rendered anew behind the visitor's back. Milliseconds. */
const maxAgeMs = 60_000;
/** A visitor who waits longer is better served by the page that renders itself. Milliseconds. */
const timeoutMs = 5000;
/** How many bytes of pages and addresses are kept. */
const maxCacheBytes = 64 * 1024 * 1024;
/** Pages that are rendered at once, for some of the time waiting for their content; and those that may wait for that. */
const limits = { maxRunning: 8, maxWaiting: 100 };

/**
 * Rendered pages by address. One that is kept is given at once, and rendered anew if it has become old; after the
 * embedded content was replaced it is rendered before it is given. Visitors who ask for one page together share its
 * rendering, and when all of them have left it is not begun.
 *
 * @param options.version tells the present state of the content from every other
 */
export function createRenderedPages(options: { render: RenderPage; version(): string }): GetPage {
  const { render, version } = options;
  const cache = createResponseCache<CachedPage>(maxCacheBytes, ({ location = '' }) => 2 * location.length);
  const queue = createWorkQueue(limits);
  const share = createSingleFlight<CachedPage | undefined>();

  function renderShared(address: string, signal?: AbortSignal): Promise<CachedPage | undefined> {
    const present = version();
    // There is no end of what can be searched for: screens and items come first.
    const cost = address.includes('?') ? 1 : 0;
    async function work(workSignal: AbortSignal) {
      try {
        return await queue.run(() => renderAndCache(copyString(address), present), {
          cost,
          signal: workSignal,
        });
      } catch (error) {
        if (!(error instanceof BusyError) && !workSignal.aborted)
          console.error(`${address} could not be rendered:`, error);
        return undefined;
      }
    }
    return share(`${present} ${address}`, work, signal);
  }

  async function renderAndCache(address: string, present: string): Promise<CachedPage | undefined> {
    const { status, location, html } = await render(address);
    // Content could not be read: the page that renders itself tells the visitor, and tries again.
    if (status === 503) return undefined;
    const page = { ...createResponseBody(html), status, location, version: present, renderedAt: Date.now() };
    cache.set(address, page);
    return page;
  }

  return async function pageAt(address, request) {
    const page = cache.get(address);
    if (page?.version !== version()) return withTimeout(renderShared(address, request?.signal));
    if (Date.now() - page.renderedAt > maxAgeMs) void renderShared(address);
    return page;
  };
}

function withTimeout<T>(promise: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), timeoutMs);
    void promise.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
