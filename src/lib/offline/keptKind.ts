import { SERVICE_PATH } from '../network/servicePath.ts';
/** The sorts of things that the service worker keeps for times without a network. Everything else is none of its business. */
export type KeptKind = 'page' | 'file' | 'content' | 'picture';

type Address = Pick<URL, 'origin' | 'pathname'>;

const CONTENT_PATH = /^\/v(\d|X)[^/]*\/data\/query\//;

/**
 * What a GET request asks for, by its address alone: what is kept is listed, so nothing else ever is.
 *
 * @param siteOrigin where the site itself is.
 * @param contentOrigins where content may come from beside that.
 */
export function keptKind(
  { origin, pathname }: Address,
  siteOrigin: string,
  contentOrigins: readonly string[],
): KeptKind | undefined {
  const isOwn = origin === siteOrigin;
  if (CONTENT_PATH.test(pathname)) return isOwn || contentOrigins.includes(origin) ? 'content' : undefined;
  if (!isOwn) return undefined;
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname.startsWith('/media/image/')) return 'picture';
  // As the server sees it: a screen's address has no extension in its last segment.
  return SERVICE_PATH.test(pathname) || /\.[^/]*$/.test(pathname) ? undefined : 'page';
}
