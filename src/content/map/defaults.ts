/**
 * Only the first booths of a map are shown, because all shown booths are in the page: on the picture and in the list.
 */
export const MAX_BOOTHS = 2000;

/** Only the first points of a map are shown. */
export const MAX_POINTS = 200;
