/** Path of the news as an Atom feed, rendered on Node. */
export const NEWS_FEED_PATH = '/feed.xml';
