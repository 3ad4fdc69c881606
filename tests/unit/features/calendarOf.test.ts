import { calendarOf } from '#features/schedule/model/calendarOf.ts';
import { DEFAULT_FILTERS } from '#features/schedule/model/filters.ts';

test.each([
  [{}, '/calendar/schedule.ics'],
  [{ day: 'sat' }, '/calendar/day/sat.ics'],
  [{ locations: ['talk-box,-hall-c'] }, '/calendar/stage/talk-box,-hall-c.ics'],
  [{ locations: ['a', 'b'] }, '/calendar/schedule.ics'],
  [{ day: 'sat', locations: ['a'] }, '/calendar/day/sat.ics'],
])('the calendar nearest to %j is %s', (filters, href) => {
  expect(calendarOf({ ...DEFAULT_FILTERS, ...filters }).href).toBe(href);
});
