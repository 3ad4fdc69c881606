/** The status that earns a performer its badge. */
export const FEATURED = 'featured';
