/** Texts of the lineup, as specified. */
export const MESSAGES = {
  title: 'Lineup',
  noun: 'performers',
  searchLabel: 'Search performers',
  filtersTitle: 'Filters & Sort',
  empty: 'No performers found',
  emptyHint: 'Try adjusting your filters.',
  loadMore: 'Load More Performers',
  loadingMore: 'Loading more performers...',
  loading: 'Loading Lineup',
  loadingDetail: 'Please wait while we fetch the latest performer information...',
  failed: 'Failed to Load Lineup',
  failedDetail: 'We could not load the lineup data. Please try again later.',
  /** @param category the chosen category's name. */
  describe(event: string | undefined, category?: string) {
    const who = category === undefined ? 'everyone performing' : `all ${category} performers`;
    return `Meet ${who} at ${event ?? 'the festival'}: filter by category or letter, or search by name.`;
  },
  dialogLoading: 'Loading performer details...',
};
