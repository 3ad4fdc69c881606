import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * Keeps nothing but whole answers of a type. Where a path has no file, hosts of single-page sites answer with
 * `index.html` and status 200, and the portals of public networks with a page of their own: neither is what was asked for.
 */
export function keepOnly(contentType: RegExp): WorkboxPlugin {
  return {
    async cacheWillUpdate({ request, response }) {
      const { status, redirected, url, headers } = response;
      if (status !== 200 || !contentType.test(headers.get('content-type') ?? '')) return null;
      if (!redirected) return response;
      if (new URL(url).origin !== new URL(request.url).origin) return null;
      // Some hosts lead from `/index.html` to `/`; browsers take no redirected answer for a page, but a copy of it.
      return new Response(response.body, { headers });
    },
  };
}
