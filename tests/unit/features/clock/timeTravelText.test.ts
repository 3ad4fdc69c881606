import { timeTravelText } from '#features/clock/timeTravelText.ts';
import { FESTIVAL_TIME } from '../../../support/festival.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

test.each([
  ['2025-10-25T14:05', 'Previewing Saturday, 2:05 PM'],
  ['2025-10-30T00:00', 'Previewing Thursday, October 30, 12:00 AM'],
])('%s: %s', (at, text) => expect(timeTravelText(Date.parse(`${at}Z`), FESTIVAL_TIME.days, t)).toBe(text));
