import type { ResponseBody } from '../http/responseCache.ts';

/** A body that is sent uncompressed: Cloudflare compresses it for each client. */
export async function createPlainBody(text: string): Promise<ResponseBody> {
  const body = new TextEncoder().encode(text);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', body));
  const etag = btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return {
    body,
    etag: `W/"${etag}"`,
    codings: [],
    encoded: async () => body,
    size: () => body.byteLength,
    onGrowth: () => undefined,
  };
}
