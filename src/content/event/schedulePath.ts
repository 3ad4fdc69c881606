/** The path of the timetable; its events are below it. */
export const SCHEDULE_PATH = '/schedule';
