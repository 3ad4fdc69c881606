/** Texts of the marketplace, as specified. */
export const MESSAGES = {
  title: 'Marketplace',
  noun: 'places',
  searchLabel: 'Search places',
  filtersTitle: 'Filters',
  empty: 'No places found',
  loadMore: 'Load More Places',
  loadingMore: 'Loading more places...',
  loading: 'Loading Marketplace',
  loadingDetail: 'Please wait while we fetch the latest brand information...',
  failed: 'Failed to Load Marketplace',
  failedDetail: 'We could not load the marketplace data. Please try again later.',
  describe: (event: string | undefined) =>
    `Browse the brands and artists selling at ${event ?? 'the festival'}: filter by category or letter, search by name, and find their booths.`,
  dialogLoading: 'Loading place details...',
};
