/** The type of menus. They belong to an event, like documents of the kinds. */
export const NAVIGATION = 'navigation';

/** The types that are not kinds: visitors see these documents only as parts of other documents and of every screen. */
export const OTHER_TYPES: readonly string[] = [NAVIGATION, 'artist', 'brand', 'siteSettings'];
