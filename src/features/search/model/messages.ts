/** Texts of the screen. */
export const MESSAGES = {
  title: 'Search',
  description: 'Search vendors, performers, the schedule, the news and everything else at the festival.',
  label: 'Search everything',
  submit: 'Search',
  hint: 'Vendors, performers, events, news, pages and questions. Booth numbers work, too.',
  loading: 'Searching',
  failed: 'Search failed',
  failedDetail: 'We kept what you typed. Check your connection and try again.',
  none: 'Nothing found',
  similar: 'Did you mean:',
  recent: 'Recent searches',
  onNow: 'On now',
  categories: 'Popular categories',
} as const;
