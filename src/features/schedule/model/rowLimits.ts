/**
 * A schedule with at most this many events is sent completely with its page. A larger one shows complete days until at
 * least this many rows are shown; further days are folded.
 */
export const SMALL_SCHEDULE = 150;

/** How many rows are mounted before rows are measured. The data of a larger schedule's page contains only these. */
export const FIRST_ROWS = 8;
