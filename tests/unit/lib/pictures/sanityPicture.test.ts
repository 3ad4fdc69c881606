import { createImageUrlBuilder } from '@sanity/image-url';
import fc from 'fast-check';
import { assetAddress } from '#lib/media/asset.ts';
import { resolveContent } from '#lib/media/resolveContent.ts';
import { assetSchema } from '#lib/schema/document.ts';
import { pictureAddress, pictureSet } from '#lib/pictures/pictureAddress.ts';

const SOURCE = { projectId: 'abcd1234', dataset: 'production' };
const builder = createImageUrlBuilder(SOURCE);
const originalOf = (image: object) => assetAddress(assetSchema.parse(resolveContent(image, SOURCE))) ?? '';
const side = fc.integer({ min: 60, max: 6000 });
const margin = fc.double({ min: 0, max: 0.45, noNaN: true });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const size = fc.record({
  width: fc.integer({ min: 24, max: 2400 }),
  height: fc.integer({ min: 24, max: 2400 }),
});

/** A stored image, as the Studio writes it. */
const image = fc.record(
  {
    asset: fc
      .tuple(side, side)
      .map(([width, height]) => ({ _ref: `image-${'a1'.repeat(20)}-${width}x${height}-jpg` })),
    crop: fc.record({ left: margin, right: margin, top: margin, bottom: margin }),
    hotspot: fc.record({ x: fraction, y: fraction, width: fraction, height: fraction }),
  },
  { requiredKeys: ['asset'] },
);

const paramsOf = (address: string) => new URL(address).searchParams;

/** The section in an address; `@sanity/image-url` does not write the whole picture. */
function rectOf(address: string): number[] {
  const [, width, height] = /-(\d+)x(\d+)\./.exec(address) ?? [];
  return (paramsOf(address).get('rect') ?? `0,0,${width},${height}`).split(',').map(Number);
}

test('a picture is cropped as by @sanity/image-url', () => {
  fc.assert(
    fc.property(image, size, (stored, { width, height }) => {
      const address = pictureAddress(originalOf({ _type: 'image', ...stored }), { width, height });
      const expected = builder.image(stored).width(width).height(height).fit('crop').auto('format').url();
      expect(new URL(address).pathname).toBe(new URL(expected).pathname);
      // In pixels: `@sanity/image-url` computes the centre from the hotspot's sides, with other rounding errors.
      for (const [index, side] of rectOf(expected).entries())
        expect(Math.abs((rectOf(address)[index] ?? NaN) - side)).toBeLessThanOrEqual(1);
      for (const name of ['w', 'h', 'fit', 'auto'])
        expect(paramsOf(address).get(name)).toBe(paramsOf(expected).get(name));
    }),
  );
});

test('a picture without a fixed ratio keeps the whole crop', () => {
  fc.assert(
    fc.property(image, fc.integer({ min: 24, max: 2400 }), (stored, width) => {
      const address = pictureAddress(originalOf({ _type: 'image', ...stored }), { width });
      const expected = builder.image(stored).width(width).url();
      expect(rectOf(address)).toEqual(rectOf(expected));
      expect([paramsOf(address).get('w'), paramsOf(address).get('h')]).toEqual([String(width), null]);
    }),
  );
});

test('for any stored crop and hotspot, and any thin picture, an existing part is requested', () => {
  const anything = fc.oneof(
    fc.double(),
    fc.constantFrom('0.5', null, {}, [], true, -0, 1e308, 5e-324),
    fc.double({ min: 0, max: 1, noNaN: true }),
  );
  const names = ['left', 'right', 'top', 'bottom', 'x', 'y', '__proto__', 'toString'];
  const fields = fc.oneof(anything, fc.dictionary(fc.constantFrom(...names), anything));
  const sides = fc.integer({ min: 1, max: 6000 });
  fc.assert(
    fc.property(sides, sides, fields, fields, size, (width, height, crop, hotspot, wanted) => {
      const asset = { _ref: `image-ab-${width}x${height}-jpg` };
      const original = originalOf({ _type: 'image', asset, crop, hotspot });
      const [left = NaN, top = NaN, ...[right = NaN, bottom = NaN]] = rectOf(
        pictureAddress(original, wanted),
      );
      expect([left >= 0, top >= 0, right >= 1, bottom >= 1]).toEqual([true, true, true, true]);
      expect([left + right <= width, top + bottom <= height]).toEqual([true, true]);
    }),
  );
});

test('a set contains each width', () => {
  const original = '/images/embedded/production/ab-800x400.jpg?rect=0,0,800,400#800,0';
  expect(pictureSet(original, [200, 360], 1)).toBe(
    '/images/embedded/production/ab-800x400.jpg?rect=400,0,400,400&fit=crop&auto=format&w=200&h=200 200w, ' +
      '/images/embedded/production/ab-800x400.jpg?rect=400,0,400,400&fit=crop&auto=format&w=360&h=360 360w',
  );
});

test('a film or PDF keeps its URL', () => {
  const file = 'https://cdn.sanity.io/files/abcd1234/production/ab.pdf';
  expect(pictureAddress(file, { width: 400 })).toBe(file);
});
