import { addTranslations } from '#lib/i18n/compiledTexts.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';
import german from '#lib/dates/messages/de.json';
import { dateText, dayAbbreviation, tabText } from '#lib/dates/dayTexts.ts';
import { longDateText } from '#lib/dates/longDateText.ts';
import { clockTime, durationText, hourText, timeRange } from '#lib/dates/timeTexts.ts';
import { readClock } from '#lib/dates/wallClock.ts';

addTranslations('de', 'dates', german);
const { t } = i18nOf('de');
const late = readClock(Date.UTC(2031, 4, 3, 20, 5));
const night = readClock(Date.UTC(2031, 4, 4, 1, 30));

test('a language without halves of the day counts 24 hours', () => {
  expect(clockTime(late, t)).toEqual({ time: '20:05', half: '' });
  expect(hourText(late, t)).toBe('20 Uhr');
  expect(timeRange(late, night, t)).toBe('20:05 – 1:30 (So)');
});

test('a language orders the parts of a date', () => {
  expect(dateText(late, t)).toBe('Samstag, 3. Mai 2031');
  expect(longDateText(late, t)).toBe('3. Mai 2031');
  expect(tabText(late, t)).toBe('Samstag, 3. Mai');
  expect(dayAbbreviation(late, t)).toBe('Sa');
});

test.each([
  [45, '45 Min.'],
  [60, '1 Std.'],
  [90, '1 Std. 30 Min.'],
])('%i minutes are written %s', (minutes, text) => expect(durationText(0, minutes * 60_000, t)).toBe(text));

test('English stays as it is beside it', () =>
  expect(clockTime(late, i18nOf('en').t)).toEqual({ time: '8:05', half: 'PM' }));
