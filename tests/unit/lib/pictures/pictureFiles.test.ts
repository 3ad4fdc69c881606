import fc from 'fast-check';
import { assetAddress } from '#lib/media/asset.ts';
import { resolveContent } from '#lib/media/resolveContent.ts';
import { drawnAt, withPictureFiles } from '#lib/media/withPictureFiles.ts';
import { assetSchema } from '#lib/schema/document.ts';
import { pictureAddress, pictureSet } from '#lib/pictures/pictureAddress.ts';
import { fileWidths, pictureOriginal } from '#lib/pictures/pictureFiles.ts';

const EMBEDDED = { projectId: undefined, dataset: 'production' };
const side = fc.integer({ min: 1, max: 6000 });

test('for any requested size a page names one of the files', () => {
  fc.assert(
    fc.property(
      side,
      side,
      fc.record({ width: side, height: side }, { requiredKeys: [] }),
      (width, height, size) => {
        const [, file] =
          /^\/pictures\/(\d+)\/media\/a\.jpg$/.exec(
            pictureAddress(pictureOriginal('/media/a.jpg', width, height), size),
          ) ?? [];
        expect(fileWidths(width)).toContain(Number(file));
      },
    ),
  );
});

test('the file is as large as requested, if the original is', () => {
  const original = pictureOriginal('/media/a.jpg', 2000, 1000);
  expect(pictureSet(original, [200, 480, 1200], 4 / 5)).toBe(
    '/pictures/600/media/a.jpg 200w, /pictures/1200/media/a.jpg 480w, /pictures/1920/media/a.jpg 1200w',
  );
  expect(pictureAddress(original, { height: 100 })).toBe('/pictures/360/media/a.jpg');
  expect(pictureAddress(original, {})).toBe('/pictures/360/media/a.jpg');
});

test('pictures of the embedded services become files, and the services draw each file', () => {
  const stored = {
    poster: '/media/image/upload/stage.jpg',
    film: { _type: 'cloudinary.asset', resource_type: 'video', url: '/media/video/upload/stage.mp4' },
    all: [
      { _type: 'cloudinary.asset', url: '/media/image/upload/tea.jpg', width: 1600, height: 2000 },
      { _type: 'cloudinary.asset', resource_type: 'raw', url: '/media/image/upload/menu.pdf' },
      {
        _type: 'image',
        asset: { _ref: 'image-ab-800x400-jpg' },
        crop: { left: 0.5, right: 0, top: 0, bottom: 0 },
      },
    ],
  };
  const content = withPictureFiles(resolveContent(stored, EMBEDDED)) as typeof stored;
  expect(content.poster).toBe('/pictures/1920,1/media/stage.jpg');
  expect(content.film).toEqual(stored.film);
  const [tea, menu, hall] = content.all.map((asset) => assetAddress(assetSchema.parse(asset)));
  expect(tea).toBe('/pictures/1200,0.8/media/tea.jpg');
  expect(menu).toBe('/media/image/upload/menu.pdf');
  expect(hall).toBe('/pictures/360,1/images/embedded/production/400,0,400,400/ab-800x400.jpg');
  // The browser resolves the result that it reads from a file.
  expect(resolveContent(content, EMBEDDED)).toEqual(content);

  expect(drawnAt('/media/tea.jpg', 600)).toBe('/media/image/upload/c_fill,w_600,f_auto,q_auto/tea.jpg');
  expect(drawnAt('/images/embedded/production/400,0,400,400/ab-800x400.jpg', 360)).toBe(
    '/images/embedded/production/ab-800x400.jpg?rect=400,0,400,400&fit=crop&auto=format&w=360',
  );
});
