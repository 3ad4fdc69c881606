/**
 * Only the first booths of a map are shown, because all shown booths are in the page: on the picture and in the list.
 */
export const MAX_BOOTHS = 2000;

/** The title of a map without one. */
export const UNNAMED_MAP = 'Venue map';
