import { SCHEDULE_CALENDAR, calendarPath } from '#lib/calendar/calendarPath.ts';
import { ALL, type ScheduleFilters } from './filters.ts';

/** The calendar file that is nearest to what is shown: of a stage, of a day, or of the whole schedule. */
export function calendarOf({ day, locations }: ScheduleFilters): { text: string; href: string } {
  const [stage, ...others] = locations;
  const ofStage = others.length === 0 && day === ALL ? calendarPath('stage', stage) : undefined;
  const ofDay = day === ALL ? undefined : calendarPath('day', day);
  if (ofStage !== undefined) return { text: 'Add this stage to your calendar', href: ofStage };
  if (ofDay !== undefined) return { text: 'Add this day to your calendar', href: ofDay };
  return { text: 'Add the schedule to your calendar', href: SCHEDULE_CALENDAR };
}
