/** The status of performers with a badge. */
export const FEATURED = 'featured';
