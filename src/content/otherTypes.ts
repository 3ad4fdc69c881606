/** The type of menus. They belong to an event, as documents of the kinds do. */
export const NAVIGATION = 'navigation';

/** The types of documents that are of no kind: visitors see them as parts of other documents and of every screen. */
export const OTHER_TYPES: readonly string[] = [NAVIGATION, 'artist', 'brand', 'siteSettings'];
