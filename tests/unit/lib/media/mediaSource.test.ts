import { appBadge } from '#content/festival/appBadge.ts';
import { desktopSource, filmOf, firstPicture, mobileSource } from '#lib/media/mediaSource.ts';
import { contentSectionSchema } from '#lib/schema/contentSection.ts';
import { assetSchema } from '#lib/schema/document.ts';
import { siteSettingsSchema } from '#content/festival/siteSettingsSchema.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

const asset = (url: string) => assetSchema.parse({ url });
const [mobile, tablet, desktop] = [asset('/m'), asset('/t'), asset('/d')];

test.each([
  [{ mobile, tablet, desktop }, '/m', '/d'],
  [{ tablet, desktop }, '/d', '/d'],
  [{ mobile, tablet }, '/m', '/t'],
  [{ tablet }, '/t', '/t'],
  [{ mobile }, '/m', '/m'],
  [{}, undefined, undefined],
])('the sources of case %# are chosen', (given, small, wide) => {
  const sources = { mobile: undefined, tablet: undefined, desktop: undefined, ...given };
  expect(mobileSource(sources)?.url).toBe(small);
  expect(desktopSource(sources)?.url).toBe(wide);
});

const FILM = {
  _type: 'mediaModule',
  media: {
    mediaType: 'video',
    desktop: { url: '/v' },
    mobile: { url: '/narrow' },
    videoOptions: { poster: { url: '/poster' } },
  },
};
const picture = (url: string) => ({
  _type: 'mediaModule',
  media: { mediaType: 'image', desktop: { url } },
});
const sectionOf = (...modules: object[]) => contentSectionSchema.parse({ sectionId: 'any', modules });

test('the first picture of a section is used', () => {
  const section = sectionOf({ _type: 'unknownModule' }, FILM, picture('/first'), picture('/second'));
  expect(firstPicture(section)?.desktop?.url).toBe('/first');
  expect(firstPicture(undefined)).toBeUndefined();
});

test('films of both kinds of module are used', () => {
  const { modules } = sectionOf(
    FILM,
    { _type: 'videoModule', url: '/v', posterUrl: '/p' },
    picture('/first'),
  );
  expect(modules.map(filmOf)).toEqual([
    { src: '/v', narrowSrc: '/narrow', poster: '/poster' },
    { src: '/v', narrowSrc: undefined, poster: '/p' },
    undefined,
  ]);
});

test('a badge needs its picture and a safe address', () => {
  const settings = (fields: object) => siteSettingsSchema.parse({ appBadge: { url: '/b.png' }, ...fields });
  expect(appBadge(settings({ appStoreUrl: 'https://apps.example/a' }), t)).toEqual({
    href: 'https://apps.example/a',
    src: '/b.png',
    alt: 'Get the app',
  });
  expect(appBadge(settings({ appStoreUrl: 'javascript:x' }), t)).toBeUndefined();
  expect(appBadge(siteSettingsSchema.parse({ appStoreUrl: 'https://apps.example/a' }), t)).toBeUndefined();
});
