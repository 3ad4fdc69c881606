import { getMimeType } from 'hono/utils/mime';
import { DRAFTS_PARAM, toDraftsPage } from '#lib/rendering/draftsPage.ts';
import { lastSegment } from '#lib/url/lastSegment.ts';
import type { MaySeeDrafts } from '../draftAccess.ts';
import { sharedHeaders, tagHeaders } from '#lib/network/sharedCache.ts';
import type { Handler } from '../http/listen.ts';
import type { CreateBody, ResponseBody } from '../http/responseCache.ts';
import type { GetPage } from './renderedPages.ts';
import { sendPage } from './sendPage.ts';
import type { SiteFiles } from './siteFiles.ts';

/** In characters. Twice as long as the longest link of the site; longer addresses are not rendered. */
const MAX_ADDRESS_LENGTH = 2000;

const INDEX = '/index.html';

interface Pages {
  /** The canonical address of the page that a URL shows. */
  addressOf(url: URL): string;
  pageAt: GetPage;
  createBody: CreateBody;
  /** The page that the browser renders, in the festival's language and colours if they are known. */
  withFestivalLook?(html: string, pathname: string): string;
}

/**
 * Serves the built site. Addresses of screens (no extension in the last segment) get their rendered page, or
 * `index.html` with the client-side router.
 *
 * @param files the built site
 * @param pages rendered pages (default: browsers render them)
 * @param options.maySeeDrafts who gets pages with drafts (default: nobody)
 * @param options.sendsTags whether pages name their sync tags, by which a shared cache is purged (default: false)
 */
export function createSiteService(
  files: SiteFiles,
  pages?: Pages,
  {
    maySeeDrafts = () => false,
    sendsTags = false,
  }: { maySeeDrafts?: MaySeeDrafts | undefined; sendsTags?: boolean } = {},
): Handler {
  const template = files.index;
  let shell: ResponseBody | undefined;
  let shellHtml = template;

  /** Sends the page that the browser renders. With the festival's colours it does not flash in the default ones. */
  async function sendShell(request: Request, pathname: string): Promise<Response> {
    const html = pages?.withFestivalLook?.(template, pathname) ?? template;
    if (!pages || html === template) return files.send(request, INDEX);
    const body = shell && html === shellHtml ? shell : await pages.createBody(html);
    [shell, shellHtml] = [body, html];
    return sendPage(request, { ...body, status: 200, location: undefined });
  }

  /** The browser renders these pages, so that no cache of pages ever contains a draft. */
  function sendDraftsPage(request: Request, pathname: string): Response {
    const html = toDraftsPage(pages?.withFestivalLook?.(template, pathname) ?? template);
    return new Response(request.method === 'HEAD' ? null : html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'x-content-type-options': 'nosniff',
      },
    });
  }

  return async function serveSite(request, clientAddress) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Method not allowed', { allow: 'GET, HEAD' });
    }
    const url = new URL(request.url);
    const path = readPath(url);
    if (path === undefined) return plain(404, 'Not found');
    const showsDrafts = url.searchParams.has(DRAFTS_PARAM) && maySeeDrafts(request, clientAddress);
    // Service workers store it for all addresses, so it must know the festival's languages.
    if (pages && path === INDEX) return sendShell(request, path);
    const file = path === '/' && (pages || showsDrafts) ? undefined : findFile(files, path);
    if (file !== undefined) return files.send(request, file);
    if (!isScreen(path)) return plain(404, 'Not found');
    if (showsDrafts) return sendDraftsPage(request, url.pathname);
    const isShort = url.pathname.length + url.search.length <= MAX_ADDRESS_LENGTH;
    const page = isShort ? await pages?.pageAt(pages.addressOf(url), request, clientAddress) : undefined;
    if (!page) return sendShell(request, url.pathname);
    // The number of searches has no limit: they would push other pages out of a shared cache.
    const { status, tags } = page;
    if (url.search !== '' || status !== 200 || !tags) return sendPage(request, page);
    return sendPage(request, page, { ...sharedHeaders(0), ...(sendsTags && tagHeaders(tags)) });
  };
}

/** The decoded path; undefined for paths with control characters or `..` segments. */
function readPath({ pathname }: URL): string | undefined {
  const path = decodePath(pathname);
  return /%([01][\da-f]|7f)/i.test(pathname) || /(^|\/)\.\.(\/|$)/.test(path) ? undefined : path;
}

/** A malformed escape stays as it is: the router handles such an address and corrects it. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The path of the file at an address. */
function findFile(files: SiteFiles, path: string): string | undefined {
  return [path, path.replace(/\/$/, '') + INDEX].find((one) => files.has(one));
}

/** An item's address may contain a dot, as in `/marketplace/v1.0`, but not a known file extension. */
function isScreen(path: string): boolean {
  if (!lastSegment(path).includes('.')) return true;
  return /^\/(?!assets\/)[^/.]+\/./.test(path) && getMimeType(path) === undefined;
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}
