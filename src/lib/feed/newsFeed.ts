/** Where feed readers find the news, an Atom feed that is written on Node. */
export const NEWS_FEED_PATH = '/feed.xml';
