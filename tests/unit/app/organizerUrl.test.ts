import { organizerUrl } from '#app/shell/organizerUrl.ts';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import { eventSchema } from '#content/festival/schema.ts';

test.each([
  [undefined, 'utm_source=festival&utm_medium=website&utm_campaign=footer_logo'],
  [{ source: 'fair' }, 'utm_source=fair&utm_medium=website&utm_campaign=footer_logo'],
  [{ source: 'a b', medium: 'app' }, 'utm_source=a+b&utm_medium=app&utm_campaign=footer_logo'],
])('%o is written into the address', (utmParameters, query) => {
  const { organizer } = festivalSettings(eventSchema.parse({ _id: 'e', utmParameters }));
  expect(new URL(organizerUrl(organizer)).search).toBe(`?${query}`);
});
