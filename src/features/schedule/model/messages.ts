/** Texts of the schedule, as prescribed. */
export const MESSAGES = {
  title: 'Schedule',
  searchLabel: 'Search events and performers...',
  allDays: 'All Days',
  allLocations: 'All Locations',
  allCategories: 'All Categories',
  loading: 'Loading Schedule',
  loadingDetail: 'Please wait while we fetch the latest schedule information...',
  failed: 'Failed to Load Schedule',
  failedDetail: 'We could not load the schedule data. Please try again later.',
  empty: 'No events found',
  notYet: 'The schedule will be available closer to the event date.',
  eventLoading: 'Loading event details...',
  performerLoading: 'Loading performer details...',
  timeUnknown: 'TBD',
  dateUnknown: 'Date and time TBD',
};
