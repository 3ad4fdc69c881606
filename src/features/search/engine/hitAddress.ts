import { SCHEDULE_PATH } from '#content/event/schedulePath.ts';
import { writeParams } from '#lib/url/queryParams.ts';
import { addressUnder } from '#lib/url/webAddress.ts';
import type { NamedDocument, NamedKind } from '#content/lists/namedDocument.ts';

/** Where each kind of documents is listed; pages are nowhere. */
export const LIST_PATHS: Readonly<Record<Exclude<NamedKind, 'page'>, string>> = {
  place: '/marketplace',
  performer: '/lineup',
  event: SCHEDULE_PATH,
  post: '/feed',
  faq: '/faq',
};

/** Where a document opens; undefined for one that has no address. */
export function hitAddress(kind: NamedKind, { alias }: Pick<NamedDocument, 'alias'>): string | undefined {
  const current = alias?.current;
  if (current === undefined) return undefined;
  if (kind === 'page') return addressUnder('', current);
  const path = LIST_PATHS[kind];
  if (kind === 'post') return path + writeParams({ post: current }, '');
  return kind === 'faq' ? `${path}#${encodeURIComponent(current)}` : addressUnder(path, current);
}
