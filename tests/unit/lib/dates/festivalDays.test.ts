import fc from 'fast-check';
import { festivalDays } from '#content/festival/festivalDays.ts';
import { dayName } from '#content/festival/dayName.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

const DAY = 24 * 60 * 60_000;
const isoDate = (time: number) => new Date(time).toISOString().slice(0, 10);

test('each day has a tab, named by its weekday', () => {
  expect(festivalDays('2025-10-25', '2025-10-26')).toEqual([
    { key: 'sat', date: '2025-10-25' },
    { key: 'sun', date: '2025-10-26' },
  ]);
  expect(festivalDays('2026-12-31T20:00:00Z', '2027-01-01')?.map((day) => dayName(day, t))).toEqual([
    'Thursday Dec 31',
    'Friday Jan 1',
  ]);
});

test.each([undefined, 'later', '2026-04-30', '2026-05-32'])(
  'with %p as its end a festival has one day',
  (end) => {
    expect(festivalDays('2026-05-01', end)?.map(({ key }) => key)).toEqual(['fri']);
  },
);

test('a festival has at most fourteen days', () => {
  expect(festivalDays('2026-05-01', '2027-05-01')?.at(-1)?.date).toBe('2026-05-14');
  expect(festivalDays('2026-05-01', '2027-05-01')).toHaveLength(14);
});

test.each([
  [undefined, undefined],
  [undefined, '2026-05-01'],
  ['soon', '2026-05-01'],
  ['2026-02-30', '2026-03-02'],
])('%p to %p has no days', (start, end) => expect(festivalDays(start, end)).toBeUndefined());

test('1 to 14 days follow each other, also across New Year and changes of the clock, with unique keys', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 14 }),
      (start, count) => {
        const first = Date.parse(isoDate(start.getTime()));
        const days = festivalDays(isoDate(first), isoDate(first + (count - 1) * DAY)) ?? [];
        expect(days.map(({ date }) => date)).toEqual(
          Array.from({ length: count }, (_, index) => isoDate(first + index * DAY)),
        );
        expect(new Set(days.map(({ key }) => key)).size).toBe(count);
        expect(days.every(({ key, date }) => key === date)).toBe(count > 7);
      },
    ),
  );
});
