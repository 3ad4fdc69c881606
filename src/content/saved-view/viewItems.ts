/** Only the first items of a view are shown, because all shown items are in the page, each with a picture. */
export const MAX_VIEW_ITEMS = 200;

/** The GROQ expression of the documents that a view refers to. */
export const VIEW_ITEMS = `items[0...${MAX_VIEW_ITEMS}]->`;
