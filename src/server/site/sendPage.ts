import { type Coding, chooseCoding, clientHas } from '../http/negotiation.ts';
import type { StoredPage } from './renderedPages.ts';

/** How rendered pages are packed; brotli first, where the client has no preference. */
const codings: readonly Coding[] = ['br', 'gzip'];

/** Answers with what was rendered, packed as the client likes it. */
export async function sendPage(
  request: Request,
  page: StoredPage,
  contentType = 'text/html; charset=utf-8',
): Promise<Response> {
  const { status, location, etag, body } = page;
  const headers: Record<string, string> = {
    'content-type': contentType,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  };
  if (location !== undefined) return new Response(null, { status, headers: { ...headers, location } });
  headers.etag = etag;
  if (status === 200 && clientHas(request, etag)) return new Response(null, { status: 304, headers });
  const coding = chooseCoding(request, codings);
  const packed = coding ? await page.packed(coding) : body;
  if (coding) headers['content-encoding'] = coding;
  headers['content-length'] = String(packed.byteLength);
  return new Response(request.method === 'HEAD' ? null : packed, { status, headers });
}
