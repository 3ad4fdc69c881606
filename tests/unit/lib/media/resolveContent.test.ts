import { assetAddress, isVideo } from '#lib/media/asset.ts';
import { resolveContent } from '#lib/media/resolveContent.ts';
import { assetSchema } from '#lib/schema/document.ts';

const EMBEDDED = { projectId: undefined, dataset: 'production' };
const HOSTED = { projectId: 'abcd1234', dataset: 'staging' };
const image = (fields: object = {}) => ({
  _type: 'image',
  asset: { _type: 'reference', _ref: 'image-0a1b-800x400-png' },
  ...fields,
});
const read = (stored: object, source: { projectId: string | undefined; dataset: string } = EMBEDDED) =>
  assetSchema.parse(resolveContent(stored, source));

test.each([
  [EMBEDDED, '/images/embedded/production/0a1b-800x400.png?rect=0,0,800,400#400,200'],
  [HOSTED, 'https://cdn.sanity.io/images/abcd1234/staging/0a1b-800x400.png?rect=0,0,800,400#400,200'],
])('the address of an image follows from its reference', (source, address) => {
  const asset = read(image(), source);
  expect(assetAddress(asset)).toBe(address);
  expect(asset).toMatchObject({ width: 800, height: 400, resource_type: 'image' });
});

test.each([
  ['mp4', true],
  ['pdf', false],
])('a film is recognised by the extension of its file: %s', (extension, isFilm) => {
  const asset = read({ _type: 'file', asset: { _ref: `file-0a1b-${extension}` } }, HOSTED);
  expect(assetAddress(asset)).toBe(`https://cdn.sanity.io/files/abcd1234/staging/0a1b.${extension}`);
  expect(isVideo(asset)).toBe(isFilm);
});

test('a cropped image has the size of its crop, and no placeholder of the whole', () => {
  const asset = {
    _id: 'image-0a1b-800x400-png',
    placeholder: 'data:image/jpeg;base64,AA==',
    tint: '#a1b2c3',
  };
  expect(read({ _type: 'image', asset })).toMatchObject({ placeholder: asset.placeholder, tint: '#a1b2c3' });
  const crop = { left: 0.25, right: 0.25, top: 0, bottom: 0.5 };
  const cropped = read({ _type: 'image', asset, crop });
  expect(cropped).toMatchObject({ width: 400, height: 200, placeholder: undefined, tint: '#a1b2c3' });
  expect(cropped.url).toBe('/images/embedded/production/0a1b-800x400.png?rect=200,0,400,200#400,200');
});

test('texts are the field’s own, otherwise those of the file', () => {
  const asset = { _id: 'image-0a1b-800x400-png', altText: 'A barge' };
  expect(read({ _type: 'image', asset }).context?.custom?.alt).toBe('A barge');
  const own = read({ _type: 'image', asset, alt: 'The barge at noon', caption: 'Pier 4' });
  expect(own.context?.custom).toEqual({ alt: 'The barge at noon', caption: 'Pier 4' });
});

test('images are found at any depth, and everything else stays', () => {
  const block = image({ _key: 'k' });
  const document = { _id: 'a', none: null, text: [{ _type: 'importantNote', content: [block, 'x', 7] }] };
  expect(resolveContent(document, EMBEDDED)).toMatchObject({
    _id: 'a',
    none: null,
    text: [{ content: [{ _type: 'cloudinary.asset', _key: 'k', width: 800 }, 'x', 7] }],
  });
  const hosted = {
    _type: 'cloudinary.asset',
    url: '/media/image/upload/a.jpg',
    context: { custom: { alt: 'A' } },
  };
  expect(resolveContent({ image: hosted, asset: null }, EMBEDDED)).toEqual({ image: hosted, asset: null });
});

test.each([
  ['image-../../x-1x1-jpg'],
  ['image-a-800x400-jpg?x'],
  ['image-a-jpg'],
  ['file-a/b-pdf'],
  ['place-1'],
])('%s is not an asset', (_ref) => {
  expect(read({ _type: 'image', asset: { _ref } }).url).toBeUndefined();
});

test.each([
  { left: 0.6, right: 0.6, top: 0, bottom: 0 },
  { left: -1, right: 0, top: 0, bottom: 0 },
  { left: '0.1', right: 0, top: 0, bottom: 0 },
  {},
  null,
])('a crop that leaves nothing or is malformed is ignored: %j', (crop) => {
  expect(read(image({ crop, hotspot: { x: NaN, y: 2 } })).url).toBe(
    '/images/embedded/production/0a1b-800x400.png?rect=0,0,800,400#400,200',
  );
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml;base64,AA==',
  'https://evil.example/x.png',
  'data:image/png;base64,")',
])('%s gives no placeholder', (placeholder) => {
  const asset = { _id: 'image-0a1b-800x400-png', placeholder, tint: 'url(https://evil.example)' };
  expect(read({ _type: 'image', asset })).toMatchObject({ placeholder: undefined, tint: undefined });
});
