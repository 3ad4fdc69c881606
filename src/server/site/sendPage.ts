import { matchesEtag } from '#lib/network/matchesEtag.ts';
import { type Coding, chooseCoding } from '#lib/network/negotiation.ts';
import type { CachedPage } from './renderedPages.ts';

/** The codings of rendered pages; brotli first, if the client has no preference. */
const codings: readonly Coding[] = ['br', 'gzip'];

/** How long a shared cache, such as a CDN, keeps a page without asking again. Seconds. */
const SHARED_FOR = 60;

/**
 * The headers of a page that is the same for all visitors. Browsers ask each time, as for any page; `CDN-Cache-Control`
 * (RFC 9213) is for the cache in front of the server only. A page whose tags are not known is for one visitor.
 */
export function sharedHeaders({ status, tags }: Pick<CachedPage, 'status' | 'tags'>): Record<string, string> {
  if (status !== 200 || !tags) return {};
  return {
    'cache-control': `public, max-age=0, s-maxage=${SHARED_FOR}`,
    'cdn-cache-control': `public, max-age=${SHARED_FOR}, stale-while-revalidate=${SHARED_FOR}`,
  };
}

/** The tags of a page, by which a shared cache forgets it. */
export function tagHeaders({ tags = [] }: Pick<CachedPage, 'tags'>): Record<string, string> {
  return { 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') };
}

/**
 * Sends a rendered page in the coding that the client prefers.
 *
 * @param ownHeaders replace the usual ones
 */
export async function sendPage(
  request: Request,
  page: Pick<CachedPage, 'status' | 'location' | 'etag' | 'body' | 'encoded'>,
  ownHeaders: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { status, location, etag, body } = page;
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    ...ownHeaders,
  };
  if (location !== undefined) return new Response(null, { status, headers: { ...headers, location } });
  headers.etag = etag;
  if (status === 200 && matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
  const coding = chooseCoding(request, codings);
  const encoded = coding ? await page.encoded(coding) : body;
  if (coding) headers['content-encoding'] = coding;
  headers['content-length'] = String(encoded.byteLength);
  return new Response(request.method === 'HEAD' ? null : encoded, { status, headers });
}
