/** The edition's settings, which do not come from the content service. */

export const year = 2025;
export const dates = 'October 25-26, 2025';
export const venue = 'Las Vegas Convention Center';
export const city = 'Las Vegas';
export const hours = '11am-10pm';
export const subjects = ['art', 'music', 'food', 'fashion', 'streetwear'] as const;
export const timeZone = 'America/Los_Angeles';
export const days = [
  { key: 'sat', date: '2025-10-25', name: 'Saturday Oct 25' },
  { key: 'sun', date: '2025-10-26', name: 'Sunday Oct 26' },
] as const;
export const company = 'Fairground Media';
export const parentBrand = {
  name: 'Fairground Media',
  href: 'https://fairground.example/',
  utm: { source: 'festival', medium: 'website', campaign: 'footer_logo' },
} as const;
export const marketplaceSubtitle =
  'Hundreds of brands and artists dropping exclusive items only at the event!';
export const shopAddress = 'https://shop.example/brands/';
/** The one hotel that the site sells. */
export const hotelSlug = 'hotel-package';
