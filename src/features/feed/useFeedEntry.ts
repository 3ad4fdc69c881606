import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrating } from '../../hooks/useHydrating';
import { useWayBack } from '../../hooks/useWayBack';
import * as FACTS from '../../lib/facts';
import { addressText } from '../../lib/url/screenCodec';
import { type FeedFilters, feedAddress, postOf } from './model/filters';

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

/** The history entry that the feed is at: the open post, the length of the list, and how to change them. */
export function useFeedEntry(filters: FeedFilters) {
  const navigate = useNavigate();
  const goBack = useWayBack();
  const { pathname, search, state } = useLocation();
  const entry = state as EntryState | null;
  const list = feedAddress(filters);
  // The page's HTML knows nothing of what its entry in the history holds.
  const seen = useHydrating() ? undefined : entry?.seen;
  const visibleCount = seen?.under === list.search ? seen.count : FACTS.feedPageSize;

  return {
    /** The alias of the open post. */
    post: postOf(search),
    listHref: addressText(list),
    visibleCount,
    /** For the links that open a post over this list. */
    linkState: { ...entry, fromList: true } satisfies EntryState,
    showMore() {
      const seen = { under: list.search, count: visibleCount + FACTS.feedPageSize };
      void navigate({ pathname, search }, { replace: true, state: { ...entry, seen } satisfies EntryState });
    },
    /** Back to the list that the post was opened from, or to the list where there was none. */
    closePost: () => goBack(list, entry),
  };
}
