import { SERVICE_PATH } from '../network/servicePath.ts';
import { DRAFTS_PARAM } from '../rendering/draftsPage.ts';
import { lastSegment } from '../url/lastSegment.ts';

/** The kinds of requests that the service worker handles. */
export type RequestKind = 'page' | 'file' | 'content' | 'picture';

type Address = Pick<URL, 'origin' | 'pathname' | 'searchParams'>;

const PICTURE_PATH = /^\/(pictures|media\/image|images\/[^/]+\/[^/]+)\//;
const CONTENT_PATH = /^\/(v(\d|X)[^/]*\/data\/query|content)\/./;

/**
 * The kind of a GET request, by its address; undefined for one that the service worker does not handle, as are those for
 * drafts.
 *
 * @param siteOrigin where the site itself is.
 * @param contentOrigins other origins of content.
 * @param assetHosts other origins of pictures that may be read by scripts, as those that are stored must be.
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
  // As the server sees it: a screen's address has no extension in its last segment.
  return SERVICE_PATH.test(pathname) || lastSegment(pathname).includes('.') ? undefined : 'page';
}
