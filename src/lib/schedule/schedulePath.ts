/** The address of the timetable; those of its events are below it. */
export const SCHEDULE_PATH = '/schedule';
