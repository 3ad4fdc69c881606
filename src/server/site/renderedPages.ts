import type { LinkPreviewPicture } from '#lib/link-preview/card.ts';
import type { RenderPage, RenderedPage } from '#lib/rendering/renderedPage.ts';
import { type CreateBody, type ResponseBody, createResponseCache } from '../http/responseCache.ts';
import { copyString } from '../http/lruCache.ts';
import { createSingleFlight } from '../http/singleFlight.ts';
import { BusyError, createWorkQueue } from '../http/workQueue.ts';

/** A rendered page in the cache. */
export interface CachedPage extends ResponseBody {
  readonly status: RenderedPage['status'];
  readonly location: string | undefined;
  readonly linkPreview: LinkPreviewPicture | undefined;
  /** The sync tags of the content that the page shows; undefined if they are not all known. */
  readonly tags: readonly string[] | undefined;
  /** Version of the content that the page shows. */
  readonly version: string;
  readonly renderedAt: number;
}

/** What is known about the version of the content. */
export interface ContentVersion {
  /** Identifies the current version; empty if it is unknown. */
  version(): string;
  /** The last event of a content service that announces what has changed, if it does. */
  lastLiveEventId?(): string | undefined;
}

/** What the runtime gives to rendered pages. */
export interface PageSettings {
  createBody: CreateBody;
  /** The version of the content. */
  content: ContentVersion;
  /** Lets work go on when its request has ended; others may wait for it. Default: the runtime does so. */
  keepRunning?: (<Result>(work: Promise<Result>) => Promise<Result>) | undefined;
}

export interface RenderedPages {
  pageAt: GetPage;
  /** Forgets pages that depend on content with one of these tags; without tags, all pages. */
  dropStale(tags: readonly string[] | undefined): void;
}

/**
 * Gets the page of an address.
 *
 * @param request its signal aborts when the client disconnects
 * @param clientAddress the client, which may not fill the queue; undefined for the site's own requests
 * @returns undefined for a page that cannot be rendered now
 */
export type GetPage = (
  address: string,
  request?: Request,
  clientAddress?: string,
) => Promise<CachedPage | undefined>;

/** A cached page that is older than this is rendered again in the background. Milliseconds. */
const maxAgeMs = 60_000;
/** The time limit for rendering; after it the visitor gets the client-rendered page. Milliseconds. */
const timeoutMs = 5000;
/** Size of the page cache in bytes. */
const maxCacheBytes = 64 * 1024 * 1024;
/** How long pages share results of queries if the version of the content is unknown. Milliseconds. */
const sharedForMs = 10_000;
/** How many pages render at the same time (they partly wait for content), and how many may wait. */
const limits = { maxRunning: 8, maxWaiting: 100 };

/**
 * Rendered pages by address, stale-while-revalidate: a cached page is returned at once, and rendered again in the
 * background if it is old. After the embedded content was replaced, or the content service has announced a change, a
 * page is rendered before it is returned.
 * Concurrent requests for a page share one rendering, which is not started if all of them have disconnected.
 *
 * @param options.renderSearch renders addresses with a query string (default: `render` does)
 */
export function createRenderedPages(
  options: PageSettings & { render: RenderPage; renderSearch?: RenderPage | undefined },
): RenderedPages {
  const { render, renderSearch = render, createBody, keepRunning = (work) => work, content } = options;
  const { version } = content;
  const cache = createResponseCache<CachedPage>(
    maxCacheBytes,
    ({ location = '', linkPreview }) => 2 * (location.length + JSON.stringify(linkPreview ?? '').length),
  );
  const pages = createWorkQueue(limits);
  // Their number is unlimited. Screens and items do not wait for them.
  const searches = createWorkQueue(limits);
  const share = createSingleFlight<CachedPage | undefined>();
  /** How often pages were dropped. What began to be rendered before may show older content. */
  let drops = 0;

  function renderShared(
    address: string,
    { signal, client }: { signal?: AbortSignal | undefined; client?: string | undefined } = {},
  ): Promise<CachedPage | undefined> {
    const present = version();
    const queue = isSearch(address) ? searches : pages;
    async function work(workSignal: AbortSignal) {
      try {
        return await queue.run(() => keepRunning(renderAndCache(copyString(address), present)), {
          signal: workSignal,
          client,
        });
      } catch (error) {
        if (!(error instanceof BusyError) && !workSignal.aborted)
          console.error(`${address} could not be rendered:`, error);
        return undefined;
      }
    }
    return share(`${present} ${drops} ${address}`, work, signal);
  }

  async function renderAndCache(address: string, present: string): Promise<CachedPage | undefined> {
    const lastLiveEventId = content.lastLiveEventId?.();
    const dropsBefore = drops;
    const id = present || `${lastLiveEventId} ${Math.floor(Date.now() / sharedForMs)}`;
    const renderNow = isSearch(address) ? renderSearch : render;
    const { status, location, linkPreview, tags, html } = await renderNow(address, { id, lastLiveEventId });
    // Content could not be read: the client-rendered page shows the error and retries.
    if (status === 503) return undefined;
    const page = {
      ...(await createBody(html)),
      status,
      location,
      linkPreview,
      tags,
      version: present,
      renderedAt: Date.now(),
    };
    if (drops === dropsBefore) cache.set(address, page);
    return page;
  }

  return {
    async pageAt(address, request, clientAddress) {
      const page = cache.get(address);
      if (page?.version !== version())
        return withTimeout(renderShared(address, { signal: request?.signal, client: clientAddress }));
      if (Date.now() - page.renderedAt > maxAgeMs) void renderShared(address);
      return page;
    },
    dropStale(stale) {
      drops += 1;
      const tags = new Set(stale);
      cache.deleteWhere((page) => !stale || (page.tags?.some((tag) => tags.has(tag)) ?? true));
    },
  };
}

const isSearch = (address: string) => address.includes('?');

function withTimeout<T>(promise: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), timeoutMs);
    void promise.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
