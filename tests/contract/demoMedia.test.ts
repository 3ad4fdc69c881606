import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type EmbeddedServices, startEmbeddedServices } from '#server/embeddedServices.ts';

const FILM = '/media/video/upload/afterglow/hero-loop.mp4';
const POSTER = '/media/image/upload/afterglow/hero-loop-poster.jpg';
const POSTER_AT_HALF = '/media/image/upload/c_fill,w_960,h_540,f_auto,q_auto/afterglow/hero-loop-poster.jpg';

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the film behind the home screen of the demo', () => {
  let services: EmbeddedServices;
  beforeAll(async () => {
    services = await startEmbeddedServices({ port: 0 });
  });
  afterAll(() => services.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${services.origin}${path}`, { headers });

  test('is small, and its index comes before its frames, so that it plays while it loads', async () => {
    const response = await get(FILM);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    const bytes = await bytesOf(response);
    expect(bytes.length).toBeGreaterThan(200_000);
    expect(bytes.length).toBeLessThan(600_000);
    expect(bytes.indexOf('ftyp')).toBe(4);
    expect(bytes.indexOf('moov')).toBeGreaterThan(0);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });

  test('supports range requests, which browsers send for films', async () => {
    const whole = await bytesOf(await get(FILM));
    const response = await get(FILM, { range: 'bytes=1000-1999' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('content-range')).toBe(`bytes 1000-1999/${whole.length}`);
    expect((await bytesOf(response)).equals(whole.subarray(1000, 2000))).toBe(true);
  });

  test('has a poster, at the requested size', async () => {
    const response = await get(POSTER_AT_HALF, { accept: 'image/webp' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ width: 960, height: 540 });
    expect(await sharp(await bytesOf(await get(POSTER))).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1920,
      height: 1080,
    });
  });

  test('has enough contrast under a dark overlay of 70 percent, and so does its poster', async () => {
    const { channels } = await sharp(await bytesOf(await get(POSTER)))
      .grayscale()
      .stats();
    const [grey] = channels;
    expect(grey?.min).toBeLessThan(8);
    expect(grey?.max).toBeGreaterThan(240);
    expect(grey?.stdev).toBeGreaterThan(45);
  });
});

test('a copy of the demo has its files, and a dataset that does not name them has none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-media-'));
  const dataset = join(folder, 'other.ndjson');
  const film = { _type: 'cloudinary.asset', public_id: 'afterglow/hero-loop', resource_type: 'video' };
  const statusesWith = async (documents: object) => {
    await writeFile(dataset, JSON.stringify(documents));
    const services = await startEmbeddedServices({ port: 0, dataset });
    try {
      return await Promise.all(
        [FILM, POSTER].map(async (path) => (await fetch(`${services.origin}${path}`)).status),
      );
    } finally {
      await services.close();
    }
  };
  try {
    expect(await statusesWith({ _id: 'festival-2025', _type: 'event' })).toEqual([404, 404]);
    expect(await statusesWith({ _id: 'festival-2025', _type: 'event', backgroundMedia: film })).toEqual([
      200, 404,
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
