import { previewText } from '#features/clock/previewText.ts';
import { FESTIVAL_TIME } from '../../support/festival.ts';

test.each([
  ['2025-10-25T14:05', 'Previewing Saturday, 2:05 PM'],
  ['2025-10-30T00:00', 'Previewing Thursday, October 30, 12:00 AM'],
])('%s: %s', (at, text) => expect(previewText(Date.parse(`${at}Z`), FESTIVAL_TIME.days)).toBe(text));
