import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useHydrating } from '#hooks/useHydrating.ts';
import { useGoBack } from '#hooks/useGoBack.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { type FeedFilters, feedAddress, postOf } from './model/filters.ts';

/**
 * The feed's state in its history entries. It survives a reload, and Back from another site: the list then has its
 * former length when the scroll offset is restored. Shared URLs do not contain it.
 */
interface EntryState {
  /** The post was opened from the list, so closing it goes one step back. */
  fromList?: true;
  /** The number of shown posts, and the filters that it applies to; other filters reset it. */
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
    /** Goes back to the list that the post was opened from, otherwise to the list's URL. */
    closePost: () => goBack(list, state),
  };
}

/**
 * The number of posts that the history entry shows, and a function that shows more. For the list only: it renders again
 * after hydration, which would replace the HTML of a dialog whose chunk is still loading.
 */
export function useFeedLength(filters: FeedFilters) {
  const navigate = useNavigate();
  const { pathname, search, state: entry } = useLocation() as Location<EntryState | null>;
  const under = feedAddress(filters).search;
  // HTML from Node is rendered without the history entry.
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
