/**
 * What is fixed for this edition of the festival and does not come from the content service.
 * Times are milliseconds, lengths are CSS pixels, sizes are counts of items.
 */
export const FACTS = {
  year: 2025,
  dates: 'October 25-26, 2025',
  venue: 'Las Vegas Convention Center',
  city: 'Las Vegas',
  hours: '11am-10pm',
  subjects: ['art', 'music', 'food', 'fashion', 'streetwear'],
  /** What chats and social networks show. Pixels. */
  shareImage: { width: 1200, height: 630 },
  timeZone: 'America/Los_Angeles',
  days: [
    { key: 'sat', date: '2025-10-25', name: 'Saturday Oct 25' },
    { key: 'sun', date: '2025-10-26', name: 'Sunday Oct 26' },
  ],
  company: 'Fairground Media',
  parentBrand: {
    name: 'Fairground Media',
    href: 'https://fairground.example/',
    utm: { source: 'festival', medium: 'website', campaign: 'footer_logo' },
  },
  marketplaceSubtitle: 'Hundreds of brands and artists dropping exclusive items only at the event!',
  shopAddress: 'https://shop.example/brands/',
  /** Where pictures and films of the content lie; the only foreign host that a page may show any from. */
  imageHost: 'https://res.cloudinary.com',
  placePageSize: 50,
  feedPageSize: 6,
  /** Characters. */
  feedExcerptLength: 200,
  feedTagsShown: 4,
  performerPageSize: 30,
  /** The one hotel that the site sells. */
  hotelSlug: 'hotel-package',
  autoScrollInterval: 4500,
  /** How long what scrolls by itself waits after a visitor has turned it. */
  autoScrollRest: 3000,
  loadMoreDistance: 1000,
  autoFetchPause: 500,
  notFoundRedirectDelay: 2000,
  /** Wide enough for more than a phone's layout; the same as the breakpoint `md` of the styles. */
  mobileBreakpoint: 768,
  backToTopThreshold: 300,
  freshFor: 5 * 60_000,
  keptFor: 10 * 60_000,
  mapsFreshFor: 2 * 60_000,
  mapsKeptFor: 5 * 60_000,
  cardTint: 'rgba(17,24,39,0.3)',
  heroTint: 'rgba(31,41,55,0.3)',
} as const;
