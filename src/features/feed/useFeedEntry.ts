import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useHydrating } from '#hooks/useHydrating.ts';
import { useGoBack } from '#hooks/useGoBack.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { type FeedFilters, feedAddress, postOf } from './model/filters.ts';

/**
 * The feed's state in its history entries. There it survives a reload and Back from another site, so the list has its
 * former length when the scroll position is restored, and shared URLs do not contain it.
 */
interface EntryState {
  /** The post was opened from the list: closing it goes one step back. */
  fromList?: true;
  /** How many posts are shown under which filters; other filters reset the count. */
  seen?: { under: string; count: number };
}

/** The post that the URL opens over the list, and the function that closes it. */
export function useOpenPost(filters: FeedFilters) {
  const goBack = useGoBack();
  const { search, state } = useLocation() as Location<EntryState | null>;
  const list = feedAddress(filters);
  return {
    /** The alias of the open post. */
    post: postOf(search),
    listHref: addressText(list),
    /** Back to the list that the post was opened from, or else to the list's URL. */
    closePost: () => goBack(list, state),
  };
}

/**
 * How many posts the history entry shows, and how to show more. For the list only: it renders again after hydration,
 * which would replace the HTML of a dialog whose chunk is still loading.
 */
export function useFeedLength(filters: FeedFilters) {
  const navigate = useNavigate();
  const { pathname, search, state: entry } = useLocation() as Location<EntryState | null>;
  const under = feedAddress(filters).search;
  // The server-rendered HTML does not know the history entry.
  const seen = useHydrating() ? undefined : entry?.seen;
  const visibleCount = seen?.under === under ? seen.count : CONSTANTS.feedPageSize;
  return {
    visibleCount,
    /** State for links that open a post over this list. */
    linkState: { ...entry, fromList: true } satisfies EntryState,
    showMore() {
      const seen = { under, count: visibleCount + CONSTANTS.feedPageSize };
      void navigate({ pathname, search }, { replace: true, state: { ...entry, seen } satisfies EntryState });
    },
  };
}
