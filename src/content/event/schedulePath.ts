/** The path of the schedule; its events are below it. */
export const SCHEDULE_PATH = '/schedule';
