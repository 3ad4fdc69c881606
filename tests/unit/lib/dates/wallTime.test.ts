import { readWallTime } from '#lib/dates/wallTime.ts';

test('a local time is read to the minute', () => {
  expect(readWallTime('2031-05-03T14:05')).toBe(Date.UTC(2031, 4, 3, 14, 5));
});

test.each([
  '',
  '2031-05-03',
  '2031-02-30T10:00',
  '2031-05-03T24:00',
  '2031-05-03T10:60',
  '2031-05-03T10:00:00',
  '2031-05-03T10:00Z',
  ' 2031-05-03T10:00',
])('%j is not a local time', (text) => expect(readWallTime(text)).toBeUndefined());
