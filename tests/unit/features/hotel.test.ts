import fc from 'fast-check';
import { headTags } from '#features/hotel/model/headTags.ts';
import { toHotelView } from '#features/hotel/model/toHotelView.ts';
import { hotelSchema } from '#content/hotel/schema.ts';
import { filmPoster } from '#lib/pictures/filmPoster.ts';
import { asset, hotelDocument, paragraphs } from '../../support/builders.ts';
import { festivalNamed } from '../../support/festival.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const { t } = i18nOf('en');

const viewOf = (fields: object) => toHotelView(hotelSchema.parse({ _id: 'h', ...fields }), t);
const headOf = (fields: object) =>
  headTags(hotelSchema.parse({ _id: 'h', ...fields }), festivalNamed('Test Fair'), t);

const NOTHING = {
  name: 'Hotel',
  subtitle: undefined,
  hero: { picture: undefined, stars: undefined, address: undefined },
  package: undefined,
  giftBox: undefined,
  location: undefined,
  gallery: undefined,
  actions: [],
};

test('a hotel with no other fields has a name and no sections', () => {
  expect(viewOf({})).toEqual(NOTHING);
});

test('sections without visible content are left out, whatever their titles', () => {
  expect(
    viewOf({
      heroSection: { heroImage: {}, address: { street: ' ' } },
      packageDetails: { description: paragraphs(' '), benefits: [{ benefit: ' ' }] },
      giftBoxGallery: { title: 'Box', designer: 'Nobody', images: [{ _key: 'a', alt: 'No address' }] },
      hotelGallery: { sectionTitle: 'Rooms', images: [] },
      locationSection: { sectionTitle: 'Where', locationVideo: {} },
    }),
  ).toEqual(NOTHING);
});

test('a malformed field affects no other field', () => {
  const document = hotelDocument();
  const fields = Object.keys(toHotelView(hotelSchema.parse(document), t)) as (keyof typeof NOTHING)[];
  const sources = {
    name: 'title',
    subtitle: 'subtitle',
    hero: 'heroSection',
    package: 'packageDetails',
  } as const;
  const shown = toHotelView(hotelSchema.parse(document), t);
  fc.assert(
    fc.property(fc.constantFrom(...Object.entries(sources)), fc.anything(), ([field, source], junk) => {
      const view = toHotelView(hotelSchema.parse({ ...document, [source]: junk }), t);
      for (const other of fields.filter((name) => name !== field)) expect(view[other]).toEqual(shown[other]);
    }),
  );
});

test('the address is one line of the parts that exist', () => {
  const address = (parts: object) => viewOf({ heroSection: { address: parts } }).hero.address;
  expect(address({ street: '1 Row', city: 'Las Vegas', state: 'NV', zipCode: '89109' })).toBe(
    '1 Row, Las Vegas, NV 89109',
  );
  expect(address({ city: 'Las Vegas', zipCode: '89109' })).toBe('Las Vegas, 89109');
});

test.each([
  [4, 4],
  [0.5, 0.5],
  [0, undefined],
  [-3, undefined],
  [6, undefined],
  ['four', undefined],
])('%p stars are shown as %p', (starRating, stars) => {
  expect(viewOf({ heroSection: { starRating } }).hero.stars).toBe(stars);
});

describe('galleries', () => {
  const image = (name: string) => asset(`/media/image/upload/${name}.jpg`);
  const picturesOf = (...images: object[]) => viewOf({ giftBoxGallery: { images } }).giftBox?.pictures ?? [];

  test('are in their editor’s order, with pictures without a position at the end', () => {
    const pictures = picturesOf(
      { image: image('last') },
      { image: image('second'), order: 2 },
      { image: image('last-but-one') },
      { image: image('first'), order: -1 },
    );
    expect(pictures.map(({ src }) => /upload\/(.*)\.jpg/.exec(src)?.[1])).toEqual([
      'first',
      'second',
      'last',
      'last-but-one',
    ]);
  });

  test('take their label and URL from any field where an editor may put them', () => {
    const custom = { custom: { alt: 'From the asset', caption: 'Asset caption' } };
    expect(
      picturesOf(
        { image: { ...image('a'), context: custom } },
        { image: { ...image('b'), context: custom, alt: 'Image alt', caption: 'Image caption' } },
        { image: { ...image('c'), context: custom }, alt: 'Own alt', caption: 'Own caption' },
        { url: 'https://res.cloudinary.com/d.jpg', altText: 'Alt text' },
      ).map(({ src, alt, caption }) => [src, alt, caption]),
    ).toEqual([
      ['/media/image/upload/a.jpg', 'From the asset', 'Asset caption'],
      ['/media/image/upload/b.jpg', 'Image alt', 'Image caption'],
      ['/media/image/upload/c.jpg', 'Own alt', 'Own caption'],
      ['https://res.cloudinary.com/d.jpg', 'Alt text', undefined],
    ]);
  });

  test('keys are unique even if an editor has copied an entry', () => {
    const keys = picturesOf(
      { _key: 'a', image: image('a') },
      { _key: 'a', image: image('a') },
      { image: image('b') },
    );
    expect(new Set(keys.map(({ key }) => key)).size).toBe(3);
  });

  test.each([
    [undefined, 4500],
    [6000, 6000],
    [1000, 1000],
    [999, 4500],
    [0, 4500],
    [-1, 4500],
    [Number.MAX_SAFE_INTEGER, 4500],
    ['5000', 4500],
  ])('an interval of %p is %p ms', (autoScrollInterval, interval) => {
    const gallery = viewOf({ hotelGallery: { images: [{ image: image('a') }], autoScrollInterval } }).gallery;
    expect(gallery).toMatchObject({ title: 'The Hotel', interval, showControls: true, showIndicators: true });
  });
});

describe('calls to action', () => {
  const actionsOf = (...callToActions: object[]) => viewOf({ callToActions }).actions;

  test('all except disabled and hidden ones are shown, in their order', () => {
    expect(
      actionsOf(
        { text: 'A', url: '/a', isEnabled: false },
        { text: 'H', url: '/h', visibility: 'hidden' },
        { text: 'B', url: '/b' },
        { text: 'C', isEnabled: true },
      ),
    ).toMatchObject([
      { text: 'B', target: { kind: 'internal', to: '/b' }, openInNewTab: false, trackingLabel: 'B' },
      { text: 'C', target: undefined },
    ]);
  });

  test('only safe addresses are links', () => {
    expect(actionsOf({ text: 'A', url: 'javascript:alert(1)' })[0]?.target).toBeUndefined();
  });

  test.each([
    [undefined, 'primary'],
    ['primary', 'primary'],
    ['outline', 'quiet'],
    ['secondary', 'quiet'],
    ['ghost', 'quiet'],
    ['link', 'quiet'],
    ['of another system', 'primary'],
  ])('the variant %p is shown as %p', (variant, shown) => {
    expect(actionsOf({ text: 'A', url: '/a', variant })[0]?.variant).toBe(shown);
  });
});

test('a hosted film has a poster, and other films have none', () => {
  expect(filmPoster('/media/video/upload/a/loop.mp4')).toBe('/media/video/upload/a/loop.jpg');
  expect(filmPoster('https://x.example/cloud/video/upload/v1/a.b/loop.webm')).toBe(
    'https://x.example/cloud/video/upload/v1/a.b/loop.jpg',
  );
  expect(filmPoster('https://x.example/loop.mp4')).toBeUndefined();
  expect(filmPoster(undefined)).toBeUndefined();
});

describe('the head', () => {
  test('has the editor’s texts for search engines', () => {
    expect(
      headOf({
        title: 'Grand',
        seoSettings: {
          metaTitle: 'Stay',
          metaDescription: 'Two nights.',
          socialShareImage: asset('/share.jpg'),
          socialShareImageAlt: 'A bed',
          canonicalUrl: 'https://fair.example/hotel',
          keywords: ['hotel', ' ', 7, 'Las Vegas'],
          noIndex: true,
          noFollow: true,
        },
      }),
    ).toEqual({
      title: 'Stay - Test Fair 2025',
      description: 'Two nights.',
      linkPreviewSize: { src: '/share.jpg', alt: 'A bed' },
      canonical: 'https://fair.example/hotel',
      keywords: 'hotel, Las Vegas',
      robots: 'noindex, nofollow',
    });
  });

  test('otherwise has texts of the hotel', () => {
    expect(
      headOf({
        title: 'Grand',
        subtitle: 'Beds',
        heroSection: { heroImage: asset('/front.jpg'), altText: 'The front' },
        packageDetails: { description: paragraphs('Sleep well.') },
        seoSettings: { canonicalUrl: 'javascript:alert(1)', noIndex: false, noFollow: true },
      }),
    ).toEqual({
      title: 'Grand - Test Fair 2025',
      description: 'Sleep well.',
      linkPreviewSize: { src: '/front.jpg', alt: 'The front' },
      canonical: undefined,
      keywords: undefined,
      robots: 'nofollow',
    });
  });

  test('is empty if the hotel has no texts, so that the site’s defaults apply', () => {
    expect(headTags(undefined, festivalNamed('Test Fair'), t)).toEqual({ title: 'Hotel - Test Fair 2025' });
  });
});
