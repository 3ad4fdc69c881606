/** Texts of the hotel screen for missing content, as specified. */
export const MESSAGES = {
  title: 'Hotel',
  package: 'The Package',
  giftBox: 'The Gift Box',
  gallery: 'The Hotel',
  location: 'Location',
  booking: 'Booking',
  opening: 'Opening picture...',
  loading: 'Loading Hotel Package',
  failed: 'Failed to Load Hotel Package',
  failedDetail: 'We could not load the hotel package information. Please try again later.',
};
