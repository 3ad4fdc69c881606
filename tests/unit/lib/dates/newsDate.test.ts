import { instantOf, newsDate } from '../../../../src/lib/dates/newsDate';

test.each([
  ['2025-10-24T22:30:00Z', 'October 24, 2025'],
  ['2025-10-25T06:59:59Z', 'October 24, 2025'],
  ['2025-10-25T07:00:00Z', 'October 25, 2025'],
  ['2025-12-01T07:59:00Z', 'November 30, 2025'],
  ['2025-10-25T01:00:00+09:00', 'October 24, 2025'],
  ['2025-10-25T06:59:59', 'October 24, 2025'],
  ['2025-10-25T07:00', 'October 25, 2025'],
  ['2025-10-25', 'October 24, 2025'],
  ['yesterday', undefined],
  ['2025-13-45T00:00:00Z', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s reads as %s', (timestamp, date) => expect(newsDate(timestamp)).toBe(date));

test('an instant is the same in every spelling of it', () => {
  const instant = Date.UTC(2025, 9, 25, 7);
  for (const spelling of ['2025-10-25T07:00:00Z', '2025-10-25T00:00:00-07:00', '2025-10-25T07:00:00']) {
    expect(instantOf(spelling)).toBe(instant);
  }
});
