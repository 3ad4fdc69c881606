/** The specification's values, for events that do not set them. Only `festivalSettings` reads them. */

export const year = 2025;
export const dates = 'October 25-26, 2025';
export const venue = 'Las Vegas Convention Center';
export const city = 'Las Vegas';
export const openingHours = '11am-10pm';
export const subjects = ['art', 'music', 'food', 'fashion', 'streetwear'] as const;
export const timeZone = 'America/Los_Angeles';
export const days = [
  { key: 'sat', date: '2025-10-25', name: 'Saturday Oct 25' },
  { key: 'sun', date: '2025-10-26', name: 'Sunday Oct 26' },
] as const;
/** The company behind the festival, in the footer. */
export const organizer = {
  name: 'Fairground Media',
  url: 'https://fairground.example/',
  utm: { source: 'festival', medium: 'website', campaign: 'footer_logo' },
} as const;
export const marketplaceSubtitle =
  'Hundreds of brands and artists dropping exclusive items only at the event!';
export const shopBaseUrl = 'https://shop.example/brands/';
/** The one hotel that the site sells. */
export const hotelSlug = 'hotel-package';
