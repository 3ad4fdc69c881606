/** Texts of the venue map, as prescribed. */
export const MESSAGES = {
  title: 'Venue Map',
  loading: 'Loading Map',
  loadingDetail: 'Please wait while we fetch the map of the venue...',
  opening: 'Opening map...',
  openFile: 'Open the map',
  empty: 'No Map Information Available',
  emptyDetail: 'Map details will be available closer to the event date.',
  failed: 'Failed to Load Map Data',
  failedDetail: 'Unable to connect to map information. Please try again later.',
};
