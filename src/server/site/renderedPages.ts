import type { RenderPage, RenderedPage } from '#lib/rendering/renderedPage.ts';
import { type Answer, createAnswer, createAnswerCache } from '../http/answerCache.ts';
import { ownCopy } from '../http/byteCache.ts';
import { createSharedWork } from '../http/sharedWork.ts';
import { BusyError, createWorkQueue } from '../http/workQueue.ts';

/** A rendered page, ready to be sent. */
export interface StoredPage extends Answer {
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
export type GivePage = (address: string, request?: Request) => Promise<StoredPage | undefined>;

/** How old a page may be before it is rendered anew behind the visitor's back. Milliseconds. */
const freshFor = 60_000;
/** A visitor who waits longer is better served by the page that renders itself. Milliseconds. */
const patience = 5000;
/** How many bytes of pages and addresses are kept. */
const keptBytes = 64 * 1024 * 1024;
/** Pages that are rendered at once, for some of the time waiting for their content; and those that may wait for that. */
const limits = { mostRunning: 8, mostWaiting: 100 };

/**
 * Rendered pages by address. One that is kept is given at once, and rendered anew if it has become old; after the
 * embedded content was replaced it is rendered before it is given. Visitors who ask for one page together share its
 * rendering, and when all of them have left it is not begun.
 *
 * @param options.version tells the present state of the content from every other
 */
export function createRenderedPages(options: { render: RenderPage; version(): string }): GivePage {
  const { render, version } = options;
  const kept = createAnswerCache<StoredPage>(keptBytes, ({ location = '' }) => 2 * location.length);
  const queue = createWorkQueue(limits);
  const share = createSharedWork<StoredPage | undefined>();

  function renderOnce(address: string, signal?: AbortSignal): Promise<StoredPage | undefined> {
    const present = version();
    // There is no end of what can be searched for: screens and items come first.
    const cost = address.includes('?') ? 1 : 0;
    async function work(given: AbortSignal) {
      try {
        return await queue.run(() => storePage(ownCopy(address), present), { cost, signal: given });
      } catch (error) {
        if (!(error instanceof BusyError) && !given.aborted)
          console.error(`${address} could not be rendered:`, error);
        return undefined;
      }
    }
    return share(`${present} ${address}`, work, signal);
  }

  async function storePage(address: string, present: string): Promise<StoredPage | undefined> {
    const { status, location, html } = await render(address);
    // Content could not be read: the page that renders itself tells the visitor, and tries again.
    if (status === 503) return undefined;
    const page = { ...createAnswer(html), status, location, version: present, renderedAt: Date.now() };
    kept.set(address, page);
    return page;
  }

  return async function pageAt(address, request) {
    const page = kept.get(address);
    if (page?.version !== version()) return soon(renderOnce(address, request?.signal));
    if (Date.now() - page.renderedAt > freshFor) void renderOnce(address);
    return page;
  };
}

function soon<T>(promise: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patience);
    void promise.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
