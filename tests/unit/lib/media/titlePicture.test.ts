import { isTitle, titlePicture } from '#content/festival/titlePicture.ts';
import { contentSectionSchema } from '#lib/schema/contentSection.ts';

const section = (sectionId: string, ...media: object[]) =>
  contentSectionSchema.parse({
    sectionId,
    modules: media.map((fields) => ({ _type: 'mediaModule', media: fields })),
  });

const SECTIONS = [
  section('marketplace', { desktop: { url: '/not-this' } }),
  section(
    'marketplace-title',
    { mediaType: 'video', desktop: { url: '/film' } },
    { mobile: { url: '/title' } },
  ),
  section('lineup-title'),
];

test.each([
  ['marketplace', '/title'],
  ['lineup', undefined],
  ['schedule', undefined],
])('the title picture of the %s is %s', (screen, address) => {
  expect(titlePicture(SECTIONS, screen)).toBe(address);
});

test('an unknown event has no title pictures', () => {
  expect(titlePicture(undefined, 'marketplace')).toBeUndefined();
});

test('title sections are recognised', () => {
  expect(SECTIONS.map(isTitle)).toEqual([false, true, true]);
});
