/** How long a shared cache, such as a CDN, keeps a response without asking again. Seconds. */
const SHARED_FOR = 60;

/** The tag of whatever shows much of the content: any edit purges it. */
export const ANY_CONTENT = 'content';

/**
 * The headers of a response that is the same for all visitors. `CDN-Cache-Control` (RFC 9213) is for the cache in front
 * of the server only.
 *
 * @param maxAge how long other caches keep it, such as a browser's. Seconds.
 */
export function sharedHeaders(maxAge: number) {
  return {
    'cache-control': `public, max-age=${maxAge}, s-maxage=${SHARED_FOR}`,
    'cdn-cache-control': `public, max-age=${SHARED_FOR}, stale-while-revalidate=${SHARED_FOR}`,
  };
}

/** Names the tags of a response, by which a shared cache forgets it. */
export function tagHeaders(tags: readonly string[]) {
  return { 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') };
}
