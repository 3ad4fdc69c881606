/**
 * A schedule with up to this many events is sent with its page completely. Also the minimum of rows in the HTML of a
 * larger one.
 */
export const SMALL_SCHEDULE = 150;

/** Rows mounted before anything is measured; the data of a larger schedule's page contains only these. */
export const FIRST_ROWS = 8;
