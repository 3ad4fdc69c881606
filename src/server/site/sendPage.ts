import { matchesEtag } from '#lib/network/matchesEtag.ts';
import { chooseCoding } from '#lib/network/negotiation.ts';
import type { CachedPage } from './renderedPages.ts';

/**
 * Sends a rendered page in the coding that the client prefers.
 *
 * @param ownHeaders replace the usual ones
 */
export async function sendPage(
  request: Request,
  page: Pick<CachedPage, 'status' | 'location' | 'etag' | 'body' | 'codings' | 'encoded'>,
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
  const coding = chooseCoding(request, page.codings);
  const encoded = coding ? await page.encoded(coding) : body;
  if (coding) headers['content-encoding'] = coding;
  headers['content-length'] = String(encoded.byteLength);
  return new Response(request.method === 'HEAD' ? null : encoded, { status, headers });
}
