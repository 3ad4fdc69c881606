/** Texts of the screen. */
export const MESSAGES = {
  title: 'Search',
  description: 'Search vendors, performers, the schedule, the news and everything else of the festival.',
  label: 'Search everything',
  submit: 'Search',
  hint: 'Vendors, performers, sessions, news, pages and questions. A booth number works as well.',
  loading: 'Searching',
  failed: 'The search did not work',
  failedDetail: 'What you typed is still there. Check your connection and try again.',
  none: 'Nothing found',
  similar: 'Did you mean',
} as const;
