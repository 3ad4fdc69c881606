/** The specification's values, for events that do not set them. Only `festivalSettings` reads them. */

export const startDate = '2025-10-25';
export const endDate = '2025-10-26';
export const venue = 'Las Vegas Convention Center';
export const city = 'Las Vegas';
export const timeZone = 'America/Los_Angeles';
/** The walking time from one hall to another. */
export const walkingMinutes = 5;
/** The company behind the festival, in the footer. */
export const organizer = {
  name: 'Fairground Media',
  url: 'https://fairground.example/',
  logo: '/parent-brand.svg',
  utm: { source: 'festival', medium: 'website', campaign: 'footer_logo' },
} as const;
export const shopBaseUrl = 'https://shop.example/brands/';
/** The `_id` of the event document. */
export const eventId = 'festival-2025';
/** The version of Sanity's API, by its date. */
export const apiVersion = '2025-02-19';
/** The slug of the hotel for an event that refers to none. */
export const hotelSlug = 'hotel-package';
