/**
 * What is fixed for this edition of the festival and does not come from the content service.
 * Times are milliseconds, lengths are CSS pixels, sizes are counts of items.
 */

export const year = 2025;
export const dates = 'October 25-26, 2025';
export const venue = 'Las Vegas Convention Center';
export const city = 'Las Vegas';
export const hours = '11am-10pm';
export const subjects = ['art', 'music', 'food', 'fashion', 'streetwear'] as const;
/** What chats and social networks show. Pixels. */
export const shareImage = { width: 1200, height: 630 } as const;
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
/** Where pictures and films of the content lie; the only foreign host that a page may show any from. */
export const imageHost = 'https://res.cloudinary.com';
export const placePageSize = 50;
export const feedPageSize = 6;
/** Characters. */
export const feedExcerptLength = 200;
export const feedTagsShown = 4;
export const performerPageSize = 30;
/** The one hotel that the site sells. */
export const hotelSlug = 'hotel-package';
export const autoScrollInterval = 4500;
/** How long what scrolls by itself waits after a visitor has turned it. */
export const autoScrollRest = 3000;
export const loadMoreDistance = 1000;
export const autoFetchPause = 500;
export const notFoundRedirectDelay = 2000;
/** Wide enough for more than a phone's layout; the same as the breakpoint `md` of the styles. */
export const mobileBreakpoint = 768;
export const backToTopThreshold = 300;
export const freshFor = 5 * 60_000;
export const keptFor = 10 * 60_000;
export const mapsFreshFor = 2 * 60_000;
export const mapsKeptFor = 5 * 60_000;
export const cardTint = 'rgba(17,24,39,0.3)';
export const heroTint = 'rgba(31,41,55,0.3)';
