import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { placeListApi } from '#content/place/api.ts';
import { contentSourceOf } from '#content/client/contentSource.ts';
import { makeStore } from '#app/store.ts';
import { shownItems } from '#content/lists/pagedList.ts';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { assetAddress } from '#lib/media/asset.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import { eventDocument, mapDocument, placeDocument } from '../support/builders.ts';
import {
  type ExportableServices,
  exportDataset,
  startExportableServices,
} from '../support/exportableServices.ts';

const RED = { r: 200, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 200 };

const folder = mkdtempSync(join(tmpdir(), 'fairground-export-'));
const archive = join(folder, 'export.tar.gz');
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
let services: ExportableServices;

/** A picture whose left half is red and whose right half is blue. */
async function twoHalves(name: string): Promise<void> {
  const half = await sharp({ create: { width: 400, height: 400, channels: 3, background: BLUE } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 800, height: 400, channels: 3, background: RED } })
    .composite([{ input: half, left: 400, top: 0 }])
    .png()
    .toFile(join(folder, 'images', name));
}

const place = (name: string, image: object) =>
  placeDocument(name, {
    image: { _type: 'image', _sanityAsset: 'image@file://./images/halves.png', ...image },
  });

beforeAll(async () => {
  mkdirSync(join(folder, 'images'));
  mkdirSync(join(folder, 'files'));
  await twoHalves('halves.png');
  writeFileSync(join(folder, 'files', 'film.mp4'), film);
  writeFileSync(join(folder, 'files', 'plan.pdf'), '%PDF-1.4');
  const documents = [
    eventDocument({ backgroundMedia: { _type: 'file', _sanityAsset: 'file@file://./files/film.mp4' } }),
    place('whole', {}),
    place('right', { crop: { left: 0.5, right: 0, top: 0, bottom: 0 }, alt: 'The right half' }),
    place('focused', { hotspot: { x: 0.9, y: 0.5, width: 0.1, height: 0.1 } }),
    place('missing', { _sanityAsset: 'image@file://./images/none.png' }),
    mapDocument('Halls', { pdf: { _type: 'file', _sanityAsset: 'file@file://./files/plan.pdf' } }),
  ];
  const written = join(folder, 'data.ndjson');
  writeFileSync(written, documents.map((document) => JSON.stringify(document)).join('\n'));
  const first = await startExportableServices(written);
  await exportDataset(first.origin, archive);
  await first.close();
  services = await startExportableServices(archive);
});
afterAll(async () => {
  await services.close();
  rmSync(folder, { recursive: true });
});

/** The picture of a place in the list of the site. */
async function listedPicture(name: string) {
  const store = makeStore(undefined, {
    contentSource: contentSourceOf(readSiteEnvironment({}), services.origin),
  });
  const { data } = await store.dispatch(
    placeListApi.endpoints.getPlaces.initiate({ category: 'all', offset: 0 }),
  );
  const asset = shownItems(data).find((item) => item.name === name)?.image;
  return { asset, address: assetAddress(asset) ?? '' };
}

/** The address of the whole file. */
const fileOf = (address: string) => address.replace(/\?.*/, '');

/** Reads the size of a picture, and the colours at its left and right edge. */
async function look(address: string) {
  const response = await fetch(services.origin + address, { headers: { accept: 'image/webp' } });
  const bytes = Buffer.from(await response.arrayBuffer());
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number) => {
    const start = (Math.floor(info.height / 2) * info.width + x) * info.channels;
    return (data[start] ?? 0) > (data[start + 2] ?? 0) ? 'red' : 'blue';
  };
  return {
    type: response.headers.get('content-type'),
    size: [info.width, info.height],
    colours: [colourAt(0), colourAt(info.width - 1)],
  };
}

test('an export of the embedded services shows its pictures again', async () => {
  const { asset, address } = await listedPicture('whole');
  expect(asset).toMatchObject({ width: 800, height: 400, tint: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  expect(await look(fileOf(address))).toEqual({
    type: 'image/png',
    size: [800, 400],
    colours: ['red', 'blue'],
  });
  expect(await look(pictureAddress(address, { width: 360, height: 360 }))).toEqual({
    type: 'image/webp',
    size: [360, 360],
    colours: ['red', 'blue'],
  });
});

test('a crop and a hotspot decide which part is shown', async () => {
  const right = await listedPicture('right');
  expect(right.asset).toMatchObject({
    width: 400,
    height: 400,
    context: { custom: { alt: 'The right half' } },
  });
  const cropped = await look(pictureAddress(right.address, { width: 200, height: 200 }));
  expect(cropped).toMatchObject({ size: [200, 200], colours: ['blue', 'blue'] });
  const focused = await listedPicture('focused');
  const square = await look(pictureAddress(focused.address, { width: 200, height: 200 }));
  expect(square).toMatchObject({ size: [200, 200], colours: ['blue', 'blue'] });
});

test('a picture that is not in the export is missing', async () => {
  expect((await listedPicture('missing')).address).toBe('');
});

test('a film plays and a PDF is downloaded', async () => {
  const urlOf = (extension: string) =>
    String(services.documents.find((asset) => asset.extension === extension)?.url);
  const played = await fetch(`${services.origin}${urlOf('mp4')}`, { headers: { range: 'bytes=10-19' } });
  expect(played.status).toBe(206);
  expect(played.headers.get('content-type')).toBe('video/mp4');
  expect(Buffer.from(await played.arrayBuffer())).toEqual(film.subarray(10, 20));
  const downloaded = await fetch(`${services.origin}${urlOf('pdf')}`);
  expect(downloaded.headers.get('content-disposition')).toBe('attachment');
});

describe('row c13: parameters', () => {
  const statusOf = async (query: string) => {
    const { address } = await listedPicture('whole');
    return (await fetch(`${services.origin}${fileOf(address)}?${query}`)).status;
  };

  test.each([
    'w=200&fit=max&q=75&dpr=2',
    'h=200&fit=scale&fm=jpg',
    'w=200&h=200&fit=crop&crop=focalpoint&fp-x=0.2&fp-y=1',
    'rect=1,2,3,4&w=200',
  ])('%s is drawn', async (query) => expect(await statusOf(query)).toBe(200));

  test.each(['w=0', 'w=9999', 'w=1e3', 'fit=__proto__', 'fm=tiff', 'rect=1,2', 'fp-x=2', 'dpr=9', 'blur=50'])(
    '%s is rejected',
    async (query) => expect(await statusOf(query)).toBe(400),
  );

  test('sizes and sections that the site does not use are replaced by ones that it uses', async () => {
    const { address } = await listedPicture('right');
    const odd = await look(`${fileOf(address)}?rect=391,3,380,398&w=201&h=203&fit=crop`);
    expect(odd).toMatchObject({ size: [240, 240], colours: ['blue', 'blue'] });
  });
});
