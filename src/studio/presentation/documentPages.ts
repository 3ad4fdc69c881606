/** Where the site shows the documents of a type. */
interface DocumentPage {
  /** What editors call the screen. */
  screen: string;
  /** The address, with `:slug` for that of the document. */
  address: string;
}

/** By `_type`. */
export const DOCUMENT_PAGES: Readonly<Record<string, DocumentPage>> = {
  event: { screen: 'Home', address: '/' },
  place: { screen: 'Marketplace', address: '/marketplace/:slug' },
  performer: { screen: 'Lineup', address: '/lineup/:slug' },
  scheduleEvent: { screen: 'Schedule', address: '/schedule/:slug' },
  feedItem: { screen: 'Feed', address: '/feed?post=:slug' },
  mapEvent: { screen: 'Map', address: '/map?map=:slug' },
  savedView: { screen: 'Saved view', address: '/views/:slug' },
  hotel: { screen: 'Hotel', address: '/hotel-info' },
  faq: { screen: 'FAQ', address: '/faq' },
  exhibitorGuide: { screen: 'Exhibitor guide', address: '/exhibitor-guide' },
  // The last one, because its path fits any screen.
  staticPage: { screen: 'Page', address: '/:slug' },
};

/** The address of a document on the site; undefined where it has none yet. */
export function documentAddress({ address }: DocumentPage, slug: string | undefined): string | undefined {
  if (!address.includes(':slug')) return address;
  return slug ? address.replace(':slug', encodeURIComponent(slug)) : undefined;
}
