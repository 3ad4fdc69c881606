import { formatLongDate } from '#lib/dates/longDate.ts';
import { FESTIVAL_TIME } from '../../../support/festival.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

test.each([
  ['2025-09-30', 'September 30, 2025'],
  ['2025-10-03T02:00:00Z', 'October 2, 2025'],
  ['2025-10-03T09:00:00+02:00', 'October 3, 2025'],
  ['2025-02-31T', undefined],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is written as %s', (text, day) => expect(formatLongDate(text, FESTIVAL_TIME.zone, t)).toBe(day));
