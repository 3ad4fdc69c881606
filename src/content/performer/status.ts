/** The status of performers that get a badge. */
export const FEATURED = 'featured';
