import type { WorkboxPlugin } from 'workbox-core/types.js';
import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';
import { filesOfPage } from '#lib/offline/filesOfPage.ts';
import { pageAddress } from '#lib/rendering/pageAddress.ts';
import { keepOnly } from './keepOnly.ts';

/** How long a visitor waits for the network before what is kept is shown. Milliseconds. */
const PATIENCE = 3000;

interface PageOptions {
  /** The query parameters that screens read. */
  params: ReadonlySet<string>;
  /** The page that renders itself. */
  shell(): Promise<Response | undefined>;
  /** Keeps a file that a kept page names; its style sheets, for one, stand in the page and are not asked for by it. */
  keepFile(path: string, event: ExtendableEvent): Promise<unknown>;
}

/**
 * A page from the network; if that fails or is slow, the page as it was when it was visited; else the shell, in which
 * the site renders itself.
 */
export class NetworkFirstPages extends Strategy {
  private readonly shell: () => Promise<Response | undefined>;

  constructor({ params, shell, keepFile, ...options }: StrategyOptions & PageOptions) {
    const withFiles: WorkboxPlugin = {
      async cacheDidUpdate({ event, newResponse }) {
        for (const path of filesOfPage(await newResponse.clone().text())) await keepFile(path, event);
      },
    };
    const plugins = [
      keepOnly(/html/),
      ownPagesOnly,
      oncePerScreen(params),
      withFiles,
      ...(options.plugins ?? []),
    ];
    super({ ...options, plugins });
    this.shell = shell;
  }

  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = handler.fetchAndCachePut(request);
    const inTime = answer.catch(() => undefined);
    // What comes too late for this visit is kept for the next one.
    void handler.waitUntil(inTime);
    return (
      (await Promise.race([inTime, wait(PATIENCE)])) ??
      (await handler.cacheMatch(request)) ??
      // With other filters the page shows something else, of which it has the content all the same.
      (await handler.cacheMatch(withoutQuery(request))) ??
      (await this.shell()) ??
      answer
    );
  }
}

/** A page that names none of the site's files is not of the site; one whose files are gone could not be shown. */
const ownPagesOnly: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    const files = filesOfPage(await response.clone().text());
    return files.length > 0 ? response : null;
  },
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse) return null;
    const files = filesOfPage(await cachedResponse.clone().text());
    const kept = await Promise.all(files.map((path) => caches.match(path)));
    return kept.includes(undefined) ? null : cachedResponse;
  },
};

/** Campaigns, trackers and static hosts, which like a slash at the end, add to the address and change nothing. */
function oncePerScreen(params: ReadonlySet<string>): WorkboxPlugin {
  return {
    async cacheKeyWillBeUsed({ request }) {
      const url = new URL(request.url);
      return url.origin + pageAddress(url, params);
    },
  };
}

function withoutQuery({ url }: Request): string {
  return url.replace(/[?#].*/, '');
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
