import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * Stores only complete responses of a type, and none with `no-store`, such as drafts. Hosts of single-page sites send
 * `index.html` with status 200 for a missing file, and captive portals send a page of their own.
 */
export function cacheOnly(contentType: RegExp): WorkboxPlugin {
  return {
    async cacheWillUpdate({ request, response }) {
      const { status, redirected, url, headers } = response;
      if (/\bno-store\b/i.test(headers.get('cache-control') ?? '')) return null;
      if (status !== 200 || !contentType.test(headers.get('content-type') ?? '')) return null;
      if (!redirected) return response;
      if (new URL(url).origin !== new URL(request.url).origin) return null;
      // Some hosts redirect `/index.html` to `/`. For a page browsers refuse a redirected response, but accept a copy.
      return new Response(response.body, { headers });
    },
  };
}
