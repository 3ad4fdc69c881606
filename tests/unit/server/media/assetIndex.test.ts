import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { indexAssets } from '#server/media/assetIndex.ts';
import { hueOf } from '#demo/pictures/drawing/colour.ts';

const asset = (public_id: unknown, more: Record<string, unknown> = {}) => ({
  _type: 'cloudinary.asset',
  public_id,
  ...more,
});
const ref = (_ref: string) => ({ _type: 'reference', _ref });
const red = { r: 255, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 255 };
const category = (_id: string, name: string, rgb: unknown) => ({
  _id,
  _type: 'category',
  name,
  color: { rgb },
});

test('an asset is found by its public id, with its document and its own metadata', () => {
  const image = asset('a/b', {
    resource_type: 'video',
    width: 1600,
    height: 900,
    context: { custom: { alt: 'A film' } },
  });
  const index = indexAssets([{ _id: '1', _type: 'hotel', title: 'Meridian', deep: [{ deeper: { image } }] }]);
  expect(index.get('a/b')).toMatchObject({
    publicId: 'a/b',
    resourceType: 'video',
    width: 1600,
    height: 900,
    title: 'Meridian',
    alt: 'A film',
    kind: 'hotel',
  });
});

test.each([
  [{ name: 'Name', title: 'Title' }, 'Name'],
  [{ headline: 'Headline' }, 'Headline'],
  [{ title: 'Afterglow 2025', nickname: 'Afterglow' }, 'Afterglow'],
  [{ name: '  ', title: 'Title' }, 'Title'],
  [{ name: 7 }, ''],
])('the title of %j is "%s"', (fields, title) => {
  const index = indexAssets([{ _id: '1', _type: 'x', ...fields, image: asset('a') }]);
  expect(index.get('a')?.title).toBe(title);
});

test('a map has its booths, other documents have none', () => {
  const booths = [{ label: 'Booth 1', x: 1, y: 2, width: 3, height: 4 }, { label: 'no area' }, null];
  const index = indexAssets([
    { _id: '1', _type: 'mapEvent', booths, pdf: asset('map') },
    { _id: '2', _type: 'place', booths, image: asset('place') },
  ]);
  expect(index.get('map')?.booths).toEqual(booths.slice(0, 1));
  expect(index.get('place')?.booths).toBeUndefined();
});

test('a document has the hue of its first category that has one and is not marketplace', () => {
  const index = indexAssets([
    {
      _id: '1',
      _type: 'place',
      name: 'Tea',
      image: asset('a'),
      categories: [ref('gone'), ref('all'), ref('grey'), ref('blue'), ref('red')],
    },
    category('all', 'Marketplace', red),
    category('grey', 'Grey', { r: 90, g: 90, b: 90 }),
    category('blue', 'Blue', blue),
    category('red', 'Red', red),
  ]);
  expect(index.get('a')?.hue).toBe(hueOf(blue));
});

test('a brand or artist inherits the hue of a document that references it; an event does not', () => {
  const index = indexAssets([
    category('blue', 'Blue', blue),
    { _id: 'b', _type: 'brand', name: 'Brand', media: asset('brand') },
    { _id: 'e', _type: 'event', nickname: 'Afterglow', brandLogo: asset('logo') },
    {
      _id: 'p',
      _type: 'place',
      categories: [ref('blue')],
      brandReference: ref('b'),
      eventInstance: ref('e'),
    },
  ]);
  const single = indexAssets([{ _id: 'e', _type: 'event', nickname: 'Afterglow', brandLogo: asset('logo') }]);
  expect(index.get('brand')?.hue).toBe(hueOf(blue));
  expect(index.get('logo')?.hue).toBe(single.get('logo')?.hue);
});

test('if two documents have the same asset, the first decides', () => {
  const named = (name: string) => ({ _id: name, _type: 'place', name, image: asset('a') });
  expect(indexAssets([named('First'), named('Second')]).get('a')?.title).toBe('First');
});

test('malformed values are skipped without affecting others', () => {
  const junk: unknown[] = [
    null,
    'text',
    7,
    { _type: 'place' },
    { _id: '1', _type: 'place', categories: 'food', image: asset(undefined) },
    { _id: '2', _type: 'place', image: asset(''), other: asset(5), list: [null, 'x', [asset(null)]] },
    { _id: '3', _type: 'category', name: null, color: { rgb: { r: 'red' } } },
    {
      _id: '4',
      _type: 'place',
      name: {},
      categories: [ref('3'), ref('4'), null],
      image: asset('ok', { width: -1, height: '9' }),
    },
    { _id: '5', _type: 'place', image: asset('__proto__') },
  ];
  const index = indexAssets(junk as StoredDocument[]);
  expect([...index.keys()]).toEqual(['ok', '__proto__']);
  expect(index.get('ok')).toMatchObject({ title: '', width: undefined, height: undefined });
  expect(index.get('ok')?.hue).toBeGreaterThanOrEqual(0);
});

test('a document may be nested deeper than the stack', () => {
  let deep: unknown = asset('deep');
  for (let level = 0; level < 100_000; level++) deep = [deep];
  expect(indexAssets([{ _id: '1', _type: 'place', deep }]).has('deep')).toBe(true);
});
