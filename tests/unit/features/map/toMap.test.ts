import { toMaps } from '#features/map/model/toMap.ts';
import { mapEventSchema } from '#content/map/schema.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

const mapsOf = (...pdfs: object[]) =>
  toMaps(
    pdfs.map((pdf, index) => mapEventSchema.parse({ _id: `m${index}`, title: `Map ${index}`, pdf })),
    t,
  );

test('a map has the caption of its picture, or its title', () => {
  expect(
    mapsOf(
      { url: '/a.png', width: 300, height: 200, context: { custom: { alt: 'Halls', caption: 'All halls' } } },
      { url: '/b.png' },
    ),
  ).toEqual([
    {
      id: 'm0',
      title: 'Map 0',
      src: '/a.png',
      alt: 'Halls',
      caption: 'All halls',
      width: 300,
      height: 200,
      isFile: false,
    },
    { id: 'm1', title: 'Map 1', src: '/b.png', alt: 'Map 1', isFile: false },
  ]);
});

test('a PDF is shown as a picture of its first page, and a map without an address is left out', () => {
  expect(mapsOf({ secure_url: 'https://res.cloudinary.com/map.PDF' }, {}).map(({ src }) => src)).toEqual([
    'https://res.cloudinary.com/map.jpg',
  ]);
});

test('a map without a title has a default name', () => {
  expect(
    toMaps([mapEventSchema.parse({ _id: 'm', title: ' ', pdf: { url: '/a.png' } })], t)[0],
  ).toMatchObject({
    title: 'Venue map',
    alt: 'Venue map',
  });
});

test('a file that no image service can draw is linked', () => {
  const [file] = mapsOf({ resource_type: 'raw', url: '/files/embedded/production/a.pdf' });
  expect(file).toMatchObject({ src: '/files/embedded/production/a.pdf', isFile: true });
});
