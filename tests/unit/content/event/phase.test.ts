import { phaseOf, progressOf } from '#content/event/phase.ts';
import { waitText } from '#content/event/waitText.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

const MINUTE = 60_000;
const start = Date.UTC(2031, 4, 3, 18);
const event = { start, end: start + 50 * MINUTE };

test.each([
  [-1, undefined],
  [0, 'running'],
  [49, 'running'],
  [50, 'past'],
])('%i minutes after its start an event of 50 minutes is %s', (minutes, phase) =>
  expect(phaseOf(event, start + minutes * MINUTE)).toBe(phase),
);

test('without an end an event counts as an hour long, and without a time it is never running', () => {
  expect(phaseOf({ start, end: undefined }, start + 59 * MINUTE)).toBe('running');
  expect(phaseOf({ start, end: undefined }, start + 60 * MINUTE)).toBe('past');
  expect(phaseOf({ start: undefined, end: undefined }, start)).toBeUndefined();
  expect(phaseOf(event, undefined)).toBeUndefined();
});

test('progress goes from 0 to 100 in even percent while an event is running', () => {
  const progress = [-1, 0, 13, 49, 50].map((minutes) => progressOf(event, start + minutes * MINUTE));
  expect(progress).toEqual([undefined, 0, 26, 98, undefined]);
});

test('the wait is shown for up to 90 minutes', () => {
  const waits = [0, 1, 90, 91].map((minutes) => waitText(start, start - minutes * MINUTE, t));
  expect(waits).toEqual([undefined, 'in 1 min', 'in 90 min', undefined]);
});
