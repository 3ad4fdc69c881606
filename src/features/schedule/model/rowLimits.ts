/** A schedule of so many events travels whole with its page, and so many rows stand in the HTML whatever their day. */
export const SENT_WHOLE = 150;

/** Rows that are there before anything is measured, and that a page with more events than that brings along. */
export const FIRST_ROWS = 8;
