import { festivalTime } from '#content/festival/festivalTime.ts';
import { dayName } from '#content/festival/dayName.ts';
import { dayKey } from '#lib/dates/dayKey.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

const INSTANT = Date.parse('2028-05-06T03:30:00+02:00');

test('without settings times are those of the specification', () => {
  const { zone, days } = festivalTime(undefined);
  expect(zone.name).toBe('America/Los_Angeles');
  expect(days.map((day) => dayName(day, t))).toEqual(['Saturday Oct 25', 'Sunday Oct 26']);
});

test('an event’s own days and zone are used', () => {
  const { zone, days } = festivalTime({
    timeZone: 'Europe/Berlin',
    startDate: '2026-05-01',
    endDate: '2026-05-04',
  });
  expect(zone.name).toBe('Europe/Berlin');
  expect(days.map(({ key }) => key)).toEqual(['fri', 'sat', 'sun', 'mon']);
});

test('an unknown zone is ignored', () => {
  expect(festivalTime({ timeZone: 'Europe/Berlinn' }).zone.name).toBe('America/Los_Angeles');
});

test.each([
  ['06:00', '2028-05-05'],
  ['03:31', '2028-05-05'],
  ['03:30', '2028-05-06'],
  ['00:00', '2028-05-06'],
  ['12:00', '2028-05-05'],
  ['12:01', '2028-05-06'],
  ['6:00', '2028-05-06'],
  ['06:60', '2028-05-06'],
  ['noon', '2028-05-06'],
  [undefined, '2028-05-06'],
])('if days start at %p, half past three belongs to %s', (dayStartsAt, date) => {
  const { dayAt } = festivalTime({ timeZone: 'Europe/Berlin', dayStartsAt });
  expect(dayKey(dayAt(INSTANT))).toBe(date);
});
