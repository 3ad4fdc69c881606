/** Tuning values. Times are milliseconds, lengths are CSS pixels, sizes are counts of items. */

/** The size of pictures in chats and social networks. Pixels. */
export const linkPreviewSize = { width: 1200, height: 630 } as const;
/** The host of Cloudinary's pictures and films. */
export const imageHost = 'https://res.cloudinary.com';
/** The host of the pictures and films of a Sanity project. */
export const sanityImageHost = 'https://cdn.sanity.io';
export const placePageSize = 50;
export const feedPageSize = 6;
/** Characters. */
export const feedExcerptLength = 200;
export const feedTagsShown = 4;
export const performerPageSize = 30;
export const autoScrollInterval = 4500;
/** How long automatic scrolling pauses after a visitor has scrolled. */
export const autoScrollRest = 3000;
export const loadMoreDistance = 1000;
export const autoFetchPause = 500;
export const notFoundRedirectDelay = 2000;
/** Windows from this width on have more than a phone's layout. The same as the breakpoint `md` of the styles. */
export const mobileBreakpoint = 768;
export const backToTopThreshold = 300;
export const freshFor = 5 * 60_000;
export const cachedFor = 10 * 60_000;
export const mapsFreshFor = 2 * 60_000;
export const mapsCachedFor = 5 * 60_000;
export const cardTint = 'rgba(17,24,39,0.3)';
export const heroTint = 'rgba(31,41,55,0.3)';
