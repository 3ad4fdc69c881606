import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrating } from '#hooks/useHydrating.ts';
import { useWayBack } from '#hooks/useWayBack.ts';
import * as FACTS from '#lib/facts.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { type FeedFilters, feedAddress, postOf } from './model/filters.ts';

/**
 * What the feed keeps in its history entries: there it outlives Back from another site and a reload, so that the
 * list is as long again as it was when the scroll position is restored, and no shared address carries it.
 */
interface EntryState {
  /** The post was opened from the list: closing it is a step back. */
  fromList?: true;
  /** How many posts a visitor has asked to see under which filters; other filters start anew. */
  seen?: { under: string; count: number };
}

/** The post that the address opens over the list, and the way back from it. */
export function useOpenPost(filters: FeedFilters) {
  const goBack = useWayBack();
  const { search, state } = useLocation();
  const list = feedAddress(filters);
  return {
    /** The alias of the open post. */
    post: postOf(search),
    listHref: addressText(list),
    /** Back to the list that the post was opened from, or to the list where there was none. */
    closePost: () => goBack(list, state as EntryState | null),
  };
}

/**
 * How much of the list the history entry shows, and how to show more. Only the list may use it: it renders once more when
 * the page has been taken over, which would cost a dialog whose code is still on its way its HTML.
 */
export function useFeedLength(filters: FeedFilters) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const entry = state as EntryState | null;
  const under = feedAddress(filters).search;
  // The page's HTML knows nothing of what its entry in the history holds.
  const seen = useHydrating() ? undefined : entry?.seen;
  const visibleCount = seen?.under === under ? seen.count : FACTS.feedPageSize;
  return {
    visibleCount,
    /** For the links that open a post over this list. */
    linkState: { ...entry, fromList: true } satisfies EntryState,
    showMore() {
      const seen = { under, count: visibleCount + FACTS.feedPageSize };
      void navigate({ pathname, search }, { replace: true, state: { ...entry, seen } satisfies EntryState });
    },
  };
}
