/** The type of menus. They belong to an event, like documents of the kinds. */
export const NAVIGATION = 'navigation';

/** The type of the festival's own words for mails to applicants. They belong to an event; visitors do not see them. */
export const MAIL_TEMPLATE = 'mailTemplate';

/**
 * The types that are not kinds: visitors see these documents only as parts of other documents and of every screen, or
 * not at all.
 */
export const OTHER_TYPES: readonly string[] = [NAVIGATION, MAIL_TEMPLATE, 'artist', 'brand', 'siteSettings'];
