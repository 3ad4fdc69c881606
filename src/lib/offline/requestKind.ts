import { SERVICE_PATH } from '../network/servicePath.ts';
import { DRAFTS_PARAM } from '../rendering/draftsPage.ts';
import { lastSegment } from '../url/lastSegment.ts';

/** The kinds of requests that the service worker handles. */
export type RequestKind = 'page' | 'file' | 'content' | 'picture';

type Address = Pick<URL, 'origin' | 'pathname' | 'searchParams'>;

const PICTURE_PATH = /^\/(pictures|media\/image|images\/[^/]+\/[^/]+)\//;
const CONTENT_PATH = /^\/(v(\d|X)[^/]*\/data\/query|content)\/./;

/**
 * The kind of a GET request, by its address; undefined for a request that the service worker does not handle, such as
 * one for drafts.
 *
 * @param siteOrigin the site's own origin.
 * @param contentOrigins other origins of content.
 * @param assetHosts other origins of pictures. They must allow scripts to read the pictures, otherwise these cannot be
 *   stored.
 */
export function requestKind(
  { origin, pathname, searchParams }: Address,
  siteOrigin: string,
  contentOrigins: readonly string[],
  assetHosts: readonly string[],
): RequestKind | undefined {
  if (searchParams.has(DRAFTS_PARAM) || searchParams.get('perspective') === 'drafts') return undefined;
  const isOwn = origin === siteOrigin;
  if (CONTENT_PATH.test(pathname)) return isOwn || contentOrigins.includes(origin) ? 'content' : undefined;
  if (PICTURE_PATH.test(pathname)) return isOwn || assetHosts.includes(origin) ? 'picture' : undefined;
  if (!isOwn) return undefined;
  if (pathname.startsWith('/assets/')) return 'file';
  // As on the server: the address of a screen has no dot in its last segment.
  return SERVICE_PATH.test(pathname) || lastSegment(pathname).includes('.') ? undefined : 'page';
}
