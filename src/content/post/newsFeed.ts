/** The path of the Atom feed of the news, which is rendered on Node; other languages begin it with theirs. */
export const NEWS_FEED_PATH = '/feed.xml';
