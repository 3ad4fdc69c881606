import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { indexAssets } from '#server/media/assetIndex.ts';
import { createMediaService } from '#server/media/mediaService.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { createServices } from '#server/services.ts';
import { rawRequest } from '../support/rawRequest.ts';

const asset = (public_id: string, more: Record<string, unknown> = {}) => ({
  _type: 'cloudinary.asset',
  public_id,
  resource_type: 'image',
  width: 800,
  height: 1000,
  ...more,
});
const place = (id: string, public_id: string, name: string): StoredDocument => ({
  _id: id,
  _type: 'place',
  name,
  image: asset(public_id),
});

const documents: StoredDocument[] = [
  place('p1', 'places/copper-fox', 'Copper Fox'),
  place('p2', 'places/halcyon', 'Halcyon'),
  place('p3', 'places/tea & crêpes', 'Tea & Crêpes'),
  place('p4', 'w_ork/shop', 'Workshop'),
  place('p5', 'photos/square', 'Square'),
  place('p6', '../outside', 'Outside'),
  place('p7', 'photos/broken', 'Broken'),
  {
    _id: 'festival-2025',
    _type: 'event',
    nickname: 'Afterglow',
    brandLogo: asset('logo', { width: 600, height: 200 }),
    backgroundMedia: asset('hero', { resource_type: 'video', width: 1600, height: 900 }),
  },
];
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

let folder: string;
let listener: Listener;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  const filesDir = join(folder, 'files');
  await mkdir(join(filesDir, 'photos'), { recursive: true });
  await writeFile(join(filesDir, 'hero.mp4'), film);
  await writeFile(join(filesDir, 'photos', 'broken.jpg'), 'no picture');
  const red = sharp({ create: { width: 300, height: 300, channels: 3, background: '#f00' } });
  await red
    .clone()
    .png()
    .toFile(join(filesDir, 'photos', 'square.png'));
  await red.clone().png().toFile(join(folder, 'outside.png'));
  const index = indexAssets(documents);
  listener = await listen({ port: 0, handler: createMediaService({ assets: () => index, filesDir }) });
});
afterAll(async () => {
  await listener.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${listener.origin}${path}`, { method, headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
async function pictureAt(path: string, headers: Record<string, string> = {}) {
  const response = await get(path, headers);
  expect(response.status).toBe(200);
  const bytes = await bytesOf(response);
  return { response, bytes, ...(await sharp(bytes).metadata()) };
}

const card = '/media/image/upload/c_fill,w_360,h_450,f_auto,q_auto/places/copper-fox.jpg';

describe('sizes', () => {
  test.each([
    ['c_fill,w_360,h_450', 360, 450],
    ['h_450,q_auto,w_360,c_fill,f_auto', 360, 450],
    ['c_fill,w_320,h_180', 320, 180],
    ['c_fill,w_1200,h_630', 1200, 630],
    ['c_fill,w_200', 200, 250],
    ['c_fill,h_360', 288, 360],
    ['c_fill', 800, 1000],
  ])('a poster under %s is %d x %d', async (transformation, width, height) => {
    const picture = await pictureAt(`/media/image/upload/${transformation}/places/copper-fox.jpg`);
    expect([picture.width, picture.height]).toEqual([width, height]);
  });

  test.each([
    ['c_fill,w_160,h_200', 160, 200],
    ['c_fill,w_480', 480, 480],
    ['c_fill,h_52', 52, 52],
  ])('a file under %s is %d x %d', async (transformation, width, height) => {
    const picture = await pictureAt(`/media/image/upload/${transformation}/photos/square.jpg`);
    expect([picture.width, picture.height]).toEqual([width, height]);
  });

  test.each([
    ['w_359,h_449', 360, 450],
    ['w_361,h_451', 480, 600],
    ['w_4096,h_4096', 2400, 2400],
    ['w_1,h_4096', 24, 32],
    ['w_4096,h_1', 2400, 800],
    ['h_1', 32, 40],
    ['h_4096', 288, 360],
  ])(
    'row c6: a request for %s gets the next size that the site uses: %d x %d',
    async (size, width, height) => {
      const picture = await pictureAt(`/media/image/upload/c_fill,${size}/places/copper-fox.jpg`);
      expect([picture.width, picture.height]).toEqual([width, height]);
    },
  );

  test('without a transformation a picture has its natural size', async () => {
    expect(await pictureAt('/media/image/upload/places/copper-fox.jpg')).toMatchObject({
      width: 800,
      height: 1000,
      format: 'jpeg',
    });
  });
});

describe('formats', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['image/webp;q=0, */*', 'image/jpeg'],
    ['*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('with f_auto and Accept "%s" the format is %s, and caches are told', async (accept, type) => {
    const { response } = await pictureAt(card, { accept });
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
  });

  test.each([
    ['webp', 'webp'],
    ['avif', 'webp'],
    ['png', 'png'],
    ['JPEG', 'jpeg'],
  ])('without f_auto the extension .%s decides, whatever the browser accepts', async (ending, format) => {
    const path = `/media/image/upload/w_96/places/copper-fox.${ending}`;
    const picture = await pictureAt(path, { accept: 'image/avif' });
    expect(picture.format).toBe(format);
    expect(picture.response.headers.has('vary')).toBe(false);
  });

  test.each([
    ['/media/image/upload/w_600,h_750,f_auto/places/copper-fox.jpg', 'image/avif'],
    ['/media/image/upload/w_720,h_900,f_auto/places/copper-fox.jpg', 'image/webp'],
    ['/media/image/upload/h_52,f_auto/logo.png', 'image/webp'],
  ])('for a browser that accepts AVIF and WebP %s is %s', async (path, type) => {
    const { response } = await pictureAt(path, { accept: 'image/avif,image/webp' });
    expect(response.headers.get('content-type')).toBe(type);
  });

  test('a logo is transparent, even without WebP', async () => {
    for (const accept of ['image/webp', '*/*']) {
      const { bytes } = await pictureAt('/media/image/upload/h_52,f_auto/logo.png', { accept });
      expect((await sharp(bytes).stats()).isOpaque).toBe(false);
    }
  });
});

describe('addresses', () => {
  test('public ids may contain slashes, blanks, accents and names that look like a transformation', async () => {
    await pictureAt(`/media/image/upload/w_50/${encodeURI('places/tea & crêpes')}.jpg`);
    await pictureAt('/media/image/upload/w_50/places/tea%20%26%20cr%C3%AApes.jpg');
    await pictureAt('/media/image/upload/w_ork/shop.jpg');
    expect(await pictureAt('/media/image/upload/w_50/w_ork/shop.jpg')).toMatchObject({ width: 64 });
  });

  test.each([
    '/media/image/upload/places/unknown.jpg',
    '/media/image/upload/w_50/places/unknown.jpg',
    '/media/image/upload/nonsense/places/copper-fox.jpg',
    '/media/image/upload/places/copper-fox',
    '/media/image/upload/places/copper-fox.svg',
    '/media/image/upload/.jpg',
    '/media/other/upload/places/copper-fox.jpg',
    '/media/image/upload/places%2Fcopper-fox.jpg',
    '/media/image/upload/%E0%A4%A.jpg',
    '/media/image/upload/places/copper-fox%00.jpg',
    '/media/image/upload/places/copper%0Afox.jpg',
    '/media/image/upload/w_96%0A/places/copper-fox.jpg',
  ])('%s is 404', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    '/media/image/upload/../outside.png',
    '/media/image/upload/w_50/../outside.png',
    '/media/image/upload/%2e%2e/outside.png',
    '/media/image/upload/..%2foutside.png',
    '/media/image/upload/..%5coutside.png',
    '/media/image/upload//../outside.png',
  ])('%s does not lead out of the folder, although the dataset has such an asset', async (path) => {
    // fetch would normalise the path.
    expect((await rawRequest(listener.origin, path)).status).toBe(404);
  });

  test.each([
    'w_0',
    'w_4097',
    'w_1.5',
    'w_-5',
    'w_1e3',
    'h_',
    'q_90',
    'e_blur:100',
    'f_avif',
    'c_limit',
    'w_5,x',
  ])('the transformation %s is refused with a reason', async (transformation) => {
    const response = await get(`/media/image/upload/w_10,${transformation}/places/copper-fox.jpg`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toContain(transformation.split(',').at(-1));
  });

  test('only GET and HEAD are allowed', async () => {
    const response = await get(card, {}, 'POST');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('caching', () => {
  test('a picture is immutable, and 304 for its ETag', async () => {
    const { response, bytes } = await pictureAt(card);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get(card, { 'if-none-match': `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect((await get(card, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('HEAD has the same headers as GET, without the picture', async () => {
    const [head, whole] = [await get(card, {}, 'HEAD'), await get(card)];
    expect(head.status).toBe(200);
    expect(await bytesOf(head)).toHaveLength(0);
    for (const name of ['etag', 'content-length', 'content-type']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    }
  });

  test('another instance of the service draws the same bytes', async () => {
    const other = createMediaService({ assets: () => indexAssets(documents) });
    const drawn = await bytesOf(await other(new Request(`http://localhost${card}`)));
    expect(drawn.equals((await pictureAt(card)).bytes)).toBe(true);
  });

  test('a picture changes with the name in its dataset', async () => {
    let index = indexAssets(documents);
    const service = createMediaService({ assets: () => index });
    const etag = async () => (await service(new Request(`http://localhost${card}`))).headers.get('etag');
    const before = await etag();
    index = indexAssets([place('p1', 'places/copper-fox', 'Velvet Static')]);
    expect(await etag()).not.toBe(before);
  });
});

describe('videos', () => {
  const path = '/media/video/upload/hero.mp4';

  test('a film is sent from its file', async () => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect((await bytesOf(response)).equals(film)).toBe(true);
  });

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=-10', 990, 999],
    ['bytes=990-5000', 990, 999],
  ])('the range %s is answered with a part', async (range, first, last) => {
    const response = await get(path, { range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/1000`);
    expect(response.headers.get('content-length')).toBe(String(last - first + 1));
    expect((await bytesOf(response)).equals(film.subarray(first, last + 1))).toBe(true);
  });

  test.each(['bytes=1000-', 'bytes=-0'])('the range %s is outside the file', async (range) => {
    const response = await get(path, { range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */1000');
  });

  test.each(['bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2'])(
    'the range %s is answered with the whole file',
    async (range) => {
      expect((await get(path, { range })).status).toBe(200);
    },
  );

  test('a range continues only in the version that it began with', async () => {
    const etag = (await get(path, {}, 'HEAD')).headers.get('etag') ?? '';
    expect((await get(path, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await get(path, { range: 'bytes=0-9', 'if-range': '"old"' })).status).toBe(200);
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
  });

  test('a film without a file is a 404, and its poster is drawn', async () => {
    expect((await get('/media/video/upload/hero.webm')).status).toBe(404);
    expect((await get('/media/video/upload/places/copper-fox.mp4')).status).toBe(404);
    expect(await pictureAt('/media/video/upload/w_320/hero.jpg')).toMatchObject({ width: 320, height: 180 });
  });
});

test('a file of the asset is used before a drawn poster', async () => {
  const { bytes } = await pictureAt('/media/image/upload/w_24/photos/square.png');
  expect((await sharp(bytes).stats()).dominant).toMatchObject({ r: 248, g: 8, b: 8 });
});

test('a file that is not a picture is an error, which is not cached', async () => {
  const service = createMediaService({
    assets: () => indexAssets(documents),
    filesDir: join(folder, 'files'),
  });
  const request = () => service(new Request('http://localhost/media/image/upload/photos/broken.jpg'));
  await expect(request()).rejects.toThrow();
  await expect(request()).rejects.toThrow();
});

test('row c6: if the queue is full, the largest pictures are rejected, and a small one overtakes waiting ones', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const ids = Array.from({ length: 250 }, (_, index) => `places/shop-${index}`);
  const service = createServices({ dataset: createDatasetStore(ids.map((id) => place(id, id, id))) });
  const leaver = new AbortController();
  const statuses: number[] = [];
  const requestPicture = async (path: string) => {
    const request = new Request(`http://localhost/media/image/upload/${path}`, { signal: leaver.signal });
    const { status, headers } = await service(request);
    statuses.push(status);
    return { status, wait: headers.get('retry-after') };
  };
  const large = ids.map((id) => requestPicture(`c_fill,w_2400/${id}.png`));
  const small = requestPicture('c_fill,w_24/places/shop-0.png');
  expect(await large.at(-1)).toEqual({ status: 503, wait: '5' });
  expect(await small).toEqual({ status: 200, wait: null });
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(20);
  // Pictures without a client are not drawn; otherwise this would take a minute.
  leaver.abort();
  const ends = await Promise.all(large);
  expect(ends.filter(({ status }) => status === 499).length).toBeGreaterThan(150);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('no two pictures are alike', async () => {
  const index = indexAssets(
    Array.from({ length: 60 }, (_, index) => place(`q${index}`, `places/same-${index}`, 'Same Name')),
  );
  const service = createMediaService({ assets: () => index });
  const prints = await Promise.all(
    Array.from(index.keys(), async (id) => {
      const response = await service(new Request(`http://localhost/media/image/upload/w_24,h_30/${id}.png`));
      return (await bytesOf(response)).toString('base64');
    }),
  );
  expect(new Set(prints).size).toBe(index.size);
});
