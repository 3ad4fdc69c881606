import { NEWS_FEED_PATH } from '#content/post/newsFeed.ts';
import { sharedHeaders } from '#lib/network/sharedCache.ts';
import type { ContentAddress, Renderer } from '#lib/rendering/renderer.ts';
import { writeNewsFeed } from '../discovery/writeNewsFeed.ts';
import { writeRobots } from '../discovery/writeRobots.ts';
import { writeSitemaps } from '../discovery/writeSitemaps.ts';
import type { Handler } from '../http/listen.ts';
import { plainText } from '../responses.ts';
import { type PageSettings, type RenderedPages, createRenderedPages } from './renderedPages.ts';
import { sendPage } from './sendPage.ts';

/** The paths of this service. The parts of a sitemap have at most two digits. */
export const DISCOVERY_PATHS = /^\/(robots\.txt|([a-z]{2,3}(-[\w-]+)?\/)?feed\.xml|sitemap(-\d{1,2})?\.xml)$/;

/**
 * Serves robots.txt, sitemap and the news feed of each language, rendered from the content on request and cached as pages are.
 *
 * @param options.ownRobots the owner's `robots.txt`
 * @returns also `dropStale`, as of pages
 */
export function createDiscoveryService(
  options: PageSettings & { renderer: Renderer; ownRobots: string },
): Pick<RenderedPages, 'dropStale'> & { handle: Handler } {
  const { renderer, ownRobots, ...settings } = options;
  const { pageAt, dropStale } = createRenderedPages({ ...settings, render });

  async function render(path: string) {
    const text = await write(path);
    return text === undefined ? { status: 404 as const, html: '' } : { status: 200 as const, html: text };
  }

  async function write(path: string): Promise<string | undefined> {
    // On a server the origin is known. Only an export may not know it.
    const origin = renderer.publicOrigin() ?? '';
    if (path === '/robots.txt') return writeRobots(ownRobots, origin);
    if (path.endsWith(NEWS_FEED_PATH)) {
      const news = (await renderer.news()).find(({ prefix }) => prefix + NEWS_FEED_PATH === path);
      return news && (await writeNewsFeed(news, origin));
    }
    const addresses: ContentAddress[] = [];
    for await (const address of renderer.addresses()) addresses.push(address);
    return writeSitemaps(addresses, origin).get(path.slice(1));
  }

  async function handle(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plainText(405, 'Method not allowed', { Allow: 'GET, HEAD' });
    const { pathname, search } = new URL(request.url);
    const document = await pageAt(pathname);
    if (!document) return plainText(503, 'The content could not be read', { 'Retry-After': '60' });
    return sendPage(request, document, {
      'content-type': typeOf(pathname),
      ...(document.status === 200 && search === '' && sharedHeaders(0)),
    });
  }

  return { handle, dropStale };
}

function typeOf(path: string): string {
  if (path.endsWith('.txt')) return 'text/plain; charset=utf-8';
  return path.endsWith(NEWS_FEED_PATH)
    ? 'application/atom+xml; charset=utf-8'
    : 'application/xml; charset=utf-8';
}
