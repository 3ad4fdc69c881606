import type { WorkboxPlugin } from 'workbox-core/types.js';
import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';
import { filesOfPage } from '#lib/offline/filesOfPage.ts';
import { pageAddress } from '#lib/rendering/pageAddress.ts';
import { cacheOnly } from './cacheOnly.ts';

/** How long a page may take before the stored one is shown. Milliseconds. */
const NETWORK_TIMEOUT = 3000;

interface PageOptions {
  /** The query parameters that screens read. */
  params: ReadonlySet<string>;
  /** The page without content, in which the browser renders the site. */
  shell(): Promise<Response | undefined>;
  /** Stores a file that a stored page names. Inlined style sheets, for example, are never requested. */
  cacheFile(path: string, event: ExtendableEvent): Promise<unknown>;
}

/**
 * A page from the network. If the network fails or is slow, the stored page from the last visit; otherwise the shell,
 * in which the browser renders the site.
 */
export class NetworkFirstPages extends Strategy {
  private readonly shell: () => Promise<Response | undefined>;

  constructor({ params, shell, cacheFile, ...options }: StrategyOptions & PageOptions) {
    const withFiles: WorkboxPlugin = {
      async cacheDidUpdate({ event, newResponse }) {
        for (const path of filesOfPage(await newResponse.clone().text())) await cacheFile(path, event);
      },
    };
    const plugins = [
      cacheOnly(/html/),
      ownPagesOnly,
      oncePerScreen(params),
      withFiles,
      ...(options.plugins ?? []),
    ];
    super({ ...options, plugins });
    this.shell = shell;
  }

  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = handler.fetchAndCachePut(request);
    const inTime = response.catch(() => undefined);
    // A response that arrives too late for this visit is stored for the next one.
    void handler.waitUntil(inTime);
    return (
      (await Promise.race([inTime, wait(NETWORK_TIMEOUT)])) ??
      (await handler.cacheMatch(request)) ??
      // A page with other filters has the same content.
      (await handler.cacheMatch(withoutQuery(request))) ??
      (await this.shell()) ??
      response
    );
  }
}

/** Stores only pages that name files of the site, and serves only pages whose files are all stored. */
const ownPagesOnly: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    const files = filesOfPage(await response.clone().text());
    return files.length > 0 ? response : null;
  },
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse) return null;
    const files = filesOfPage(await cachedResponse.clone().text());
    const cached = await Promise.all(files.map((path) => caches.match(path)));
    return cached.includes(undefined) ? null : cachedResponse;
  },
};

/** Ignores the parts of an address that campaigns, trackers and static hosts (a final slash) add. */
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
