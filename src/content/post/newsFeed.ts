/** The path of the Atom feed of the news, which is rendered on Node. */
export const NEWS_FEED_PATH = '/feed.xml';
