import type { UrlState } from '#features/feature.ts';
import { DRAFTS_PARAM } from '#lib/rendering/draftsPage.ts';
import { nameOf, pairsOf } from '#lib/url/queryParams.ts';

/** Keeps `?preview` in the address of every screen, so that each can be reloaded and shared. */
export const draftsUrlState: UrlState<undefined> = {
  codec: {
    params: [DRAFTS_PARAM],
    // Drafts are switched on when the page loads; later addresses do not change that.
    read: () => undefined,
    write: (_, { pathname, search }) => ({
      pathname,
      search: `?${[...othersIn(search), DRAFTS_PARAM].join('&')}`,
    }),
  },
  isGlobal: true,
  select: () => undefined,
  // Never called, because the codec reads nothing.
  read: () => ({ type: 'drafts/read' }),
};

/** The query string of an address without `preview`. */
export function withoutDrafts(search: string): string {
  const others = othersIn(search);
  return others.length === 0 ? '' : `?${others.join('&')}`;
}

function othersIn(search: string): string[] {
  return pairsOf(search).filter((pair) => nameOf(pair) !== DRAFTS_PARAM);
}
