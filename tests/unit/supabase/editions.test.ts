import { isOfPastEdition } from '#supabase/functions/_shared/editions.ts';

const EDITIONS = [
  { startDate: '2024-10-26', endDate: '2024-10-27' },
  { startDate: '2023-10-28', endDate: null },
];
const NOW = new Date('2025-03-01T12:00:00Z');

test.each([
  ['before an edition that is over', '2024-05-01T10:00:00+00:00', true],
  ['on its last day', '2024-10-27T23:00:00+00:00', true],
  ['before one of a single day', '2023-10-28T10:00:00+00:00', true],
  ['after all of them', '2024-10-28T00:00:00+00:00', false],
])('what was sent %s: %s', (_, sentAt, expected) => {
  expect(isOfPastEdition(sentAt, EDITIONS, NOW)).toBe(expected);
});

test('an edition is not over on its last day, nor before it', () => {
  const isPast = (now: string) =>
    isOfPastEdition('2024-05-01T10:00:00+00:00', EDITIONS.slice(0, 1), new Date(now));
  expect(isPast('2024-10-27T23:00:00Z')).toBe(false);
  expect(isPast('2024-10-28T00:00:00Z')).toBe(true);
});

test.each([undefined, null, {}, [null, 3, {}, { endDate: 'soon' }]])('%j names no edition', (editions) => {
  expect(isOfPastEdition('2020-01-01T00:00:00+00:00', editions, NOW)).toBe(false);
});
