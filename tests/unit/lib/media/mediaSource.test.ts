import { appBadge } from '../../../../src/lib/appBadge';
import {
  desktopSource,
  firstFilm,
  firstPicture,
  firstPoster,
  mobileSource,
} from '../../../../src/lib/media/mediaSource';
import { contentSectionSchema } from '../../../../src/lib/model/contentSection';
import { assetSchema } from '../../../../src/lib/model/document';
import { siteSettingsSchema } from '../../../../src/lib/model/siteSettings';

const asset = (url: string) => assetSchema.parse({ url });
const [mobile, tablet, desktop] = [asset('/m'), asset('/t'), asset('/d')];

test.each([
  [{ mobile, tablet, desktop }, '/m', '/d'],
  [{ tablet, desktop }, '/d', '/d'],
  [{ mobile, tablet }, '/m', '/t'],
  [{ tablet }, '/t', '/t'],
  [{ mobile }, '/m', '/m'],
  [{}, undefined, undefined],
])('sources %#', (given, small, wide) => {
  const sources = { mobile: undefined, tablet: undefined, desktop: undefined, ...given };
  expect(mobileSource(sources)?.url).toBe(small);
  expect(desktopSource(sources)?.url).toBe(wide);
});

test('the first picture, the first film and its still of a section', () => {
  const section = contentSectionSchema.parse({
    sectionId: 'main-hero',
    modules: [
      { _type: 'unknownModule' },
      {
        _type: 'mediaModule',
        media: { mediaType: 'video', desktop: { url: '/v' }, videoOptions: { poster: { url: '/poster' } } },
      },
      { _type: 'mediaModule', media: { mediaType: 'image', desktop: { url: '/first' } } },
      { _type: 'mediaModule', media: { mediaType: 'image', desktop: { url: '/second' } } },
    ],
  });
  expect(firstFilm(section)?.desktop?.url).toBe('/v');
  expect(firstPicture(section)?.desktop?.url).toBe('/first');
  expect(firstPoster(section)).toBe('/poster');
  expect(firstPicture(undefined)).toBeUndefined();
});

test('a badge needs its picture and an address that is safe to follow', () => {
  const settings = (fields: object) => siteSettingsSchema.parse({ appBadge: { url: '/b.png' }, ...fields });
  expect(appBadge(settings({ appStoreUrl: 'https://apps.example/a' }))).toEqual({
    href: 'https://apps.example/a',
    src: '/b.png',
    alt: 'Get the app',
  });
  expect(appBadge(settings({ appStoreUrl: 'javascript:x' }))).toBeUndefined();
  expect(appBadge(siteSettingsSchema.parse({ appStoreUrl: 'https://apps.example/a' }))).toBeUndefined();
});
