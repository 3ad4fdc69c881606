import fc from 'fast-check';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import { eventSchema } from '#content/festival/schema.ts';
import { festivalBlurb, festivalKeywords, pageTitle } from '#content/festival/pageTitle.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

const settingsOf = (fields: object) => festivalSettings(eventSchema.parse({ _id: 'e', ...fields }));

const FIELDS = {
  nickname: 'Nachtlicht',
  startDate: '2026-05-01',
  endDate: '2026-05-04',
  locationName: 'Messe Berlin',
  city: 'Berlin',
  openingHours: '6pm-4am',
  subjects: ['comics', 'games'],
  marketplaceSubtitle: 'Everything glows.',
  walkingMinutes: 12,
  organizer: { name: 'Licht e. V.', url: 'licht.example', utm: { campaign: 'site' } },
  shopBaseUrl: 'https://shop.licht.example/',
};

/** Values that are no text, or a text without visible characters. */
const BROKEN = fc.oneof(fc.constantFrom('', ' ', null, {}, [], [7, '']), fc.boolean(), fc.integer());

test('an event without settings has those of the specification', () => {
  expect(settingsOf({})).toMatchObject({
    venue: 'Las Vegas Convention Center',
    city: 'Las Vegas',
    dates: { start: '2025-10-25', end: '2025-10-26' },
    year: 2025,
    organizer: { name: 'Fairground Media', logo: '/parent-brand.svg' },
  });
});

test('an event’s own settings are used', () => {
  expect(settingsOf(FIELDS)).toMatchObject({
    name: 'Nachtlicht',
    venue: 'Messe Berlin',
    city: 'Berlin',
    dates: { start: '2026-05-01', end: '2026-05-04' },
    year: 2026,
    openingHours: '6pm-4am',
    subjects: ['comics', 'games'],
    marketplaceSubtitle: 'Everything glows.',
    walkingMinutes: 12,
    organizer: {
      name: 'Licht e. V.',
      url: 'https://licht.example/',
      utm: { source: 'festival', campaign: 'site' },
    },
    shopBaseUrl: 'https://shop.licht.example/',
  });
});

test.each([
  [{ organizer: { url: 'javascript:alert(1)' } }, { organizer: { url: 'https://fairground.example/' } }],
  [{ shopBaseUrl: 'javascript:' }, { shopBaseUrl: 'https://shop.example/brands/' }],
  [{ endDate: '2026-05-01' }, { dates: { start: '2025-10-25', end: '2025-10-26' }, year: 2025 }],
  [
    { startDate: '2026-05-04', endDate: '2026-05-01' },
    { dates: { start: '2026-05-04', end: '2026-05-01' }, year: 2026 },
  ],
])('%o is ignored', (fields, settings) => expect(settingsOf(fields)).toMatchObject(settings));

test('another organizer has its own logo, or none', () => {
  expect(settingsOf({ organizer: { name: 'Licht' } }).organizer.logo).toBeUndefined();
  const logo = { _type: 'cloudinary.asset', url: '/media/image/upload/licht.png' };
  expect(settingsOf({ organizer: { name: 'Licht', logo } }).organizer.logo).toBe(
    '/media/image/upload/licht.png',
  );
});

test('every text is complete, whether fields are present or of another type', () => {
  const keys = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
  fc.assert(
    fc.property(fc.subarray(keys), fc.subarray(keys), BROKEN, (present, broken, value) => {
      const fields = Object.fromEntries([
        ...present.map((key) => [key, FIELDS[key]]),
        ...broken.map((key) => [key, value]),
      ]);
      const settings = settingsOf(fields);
      const all = [
        JSON.stringify({ ...settings, name: 'any' }),
        festivalBlurb(settings, t),
        festivalKeywords(settings, t),
      ];
      for (const text of [...all, pageTitle('Map', settings)])
        expect(text).not.toMatch(/undefined|null|NaN|""|, ,/);
    }),
  );
});
