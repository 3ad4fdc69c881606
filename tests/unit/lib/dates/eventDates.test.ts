import fc from 'fast-check';
import { formatEventDates } from '#content/festival/eventDates.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

test.each([
  ['2025-10-25', '2025-10-26', 'OCTOBER 25-26, 2025'],
  ['2025-10-25', undefined, 'OCTOBER 25, 2025'],
  ['2025-10-25', '2025-10-25', 'OCTOBER 25, 2025'],
  ['2025-10-25', '2025-10-24', 'OCTOBER 25, 2025'],
  ['2025-10-25', 'soon', 'OCTOBER 25, 2025'],
  ['2025-10-31', '2025-11-01', 'OCTOBER 31-NOVEMBER 1, 2025'],
  ['2025-12-31', '2026-01-01', 'DECEMBER 31, 2025-JANUARY 1, 2026'],
  ['2024-02-29', '2024-03-01', 'FEBRUARY 29-MARCH 1, 2024'],
  // The day as it is written, in any time zone.
  ['2025-10-25T23:30:00-07:00', '2025-10-26T00:30:00Z', 'OCTOBER 25-26, 2025'],
  ['Oct 25, 2025', undefined, 'DATE TBD'],
  ['2025-02-30', undefined, 'DATE TBD'],
  ['2025-13-01', undefined, 'DATE TBD'],
  ['', undefined, 'DATE TBD'],
  ['soon', '2025-10-26', 'DATE TBD'],
  [undefined, '2025-10-26', 'DATE TBD'],
])('%s to %s is written', (start, end, text) => expect(formatEventDates(start, end, t)).toBe(text));

test('a date without a time is the same day in every zone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 28 }), (day) => {
      const text = formatEventDates(`2025-10-${String(day).padStart(2, '0')}`, undefined, t);
      expect(text).toBe(`OCTOBER ${day}, 2025`);
    }),
  );
});
