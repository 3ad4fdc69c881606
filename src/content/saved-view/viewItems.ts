/** Of a view's items the first ones are shown: all are in the page, with a picture each. */
export const MOST_VIEW_ITEMS = 200;

/** The GROQ expression of what a view refers to. */
export const VIEW_ITEMS = `items[0...${MOST_VIEW_ITEMS}]->`;
