/** Texts of the venue map, as specified. */
export const MESSAGES = {
  title: 'Venue Map',
  loading: 'Loading Map',
  loadingDetail: 'Please wait while we fetch the map of the venue...',
  opening: 'Opening map...',
  openFile: 'Open the map',
  fullSize: 'View full size',
  empty: 'No Map Information Available',
  emptyDetail: 'Map details will be available closer to the event date.',
  failed: 'Failed to Load Map Data',
  failedDetail: 'Unable to connect to map information. Please try again later.',
};

/** Texts of maps with booths. */
export const BOOTH_MESSAGES = {
  searchLabel: 'Search vendors and booths...',
  stages: 'Stages',
  points: 'Facilities',
  walk: 'Your walk',
  legend: 'Legend',
  searching: 'Searching…',
  nothing: 'No vendors or booths match.',
  noMatch: 'No matches on this map.',
  noPicks: 'Nothing you saved is on this map.',
  noBooths: 'This map has no list of booths.',
  clear: 'Clear filters',
  placeLoading: 'Loading place...',
  closeBooth: 'Close',
  onStage: (stage: string) => `What's on at ${stage}`,
  free: 'No vendor is listed at this booth.',
  keys: 'Arrow keys move the map, plus and minus zoom, 0 shows the whole map.',
};

/** Texts for an address that names a map or booth that does not exist. */
export const GONE = {
  title: 'That is no longer on the map',
  /** @param booth empty if the map does not exist. */
  text: (booth: string, map: string) =>
    booth === '' ? `The map in your link is gone. Here is ${map}.` : `${booth} is not on ${map}.`,
};
