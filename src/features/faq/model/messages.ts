/** Texts of the FAQ. The texts of the loading state are specified. */
export const MESSAGES = {
  title: 'FAQ',
  subtitle: 'What people ask before they come, while they are here, and on the way home.',
  loading: 'Loading FAQ...',
  loadingDetail: 'Please wait while we fetch the latest information',
  failed: 'Failed to Load FAQ',
  failedDetail: 'We could not load the questions and answers. Please try again later.',
  empty: 'No questions yet',
  emptyDetail: 'Questions and answers will be here closer to the festival.',
};
