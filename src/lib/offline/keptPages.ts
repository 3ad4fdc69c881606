/** The name of the cache in which the service worker keeps visited pages, those visited last at its end. */
export const KEPT_PAGES = 'pages';
