import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import sharp from 'sharp';
import type { LinkPreviewCard } from '#lib/link-preview/card.ts';
import { createPictureQueue } from '#server/media/pictureQueue.ts';
import { IncompletePicture, drawCard } from '#server/link-preview/drawCard.ts';
import { drawText } from '#server/link-preview/drawText.ts';
import { createPictureLoader } from '#server/link-preview/loadPicture.ts';
import { createLinkPreviewService } from '#server/link-preview/linkPreviewService.ts';
import { sendDrawnPicture } from '#server/link-preview/sendDrawnPicture.ts';
import type { CachedPage } from '#server/site/renderedPages.ts';

const CARD: LinkPreviewCard = {
  head: 'Fair · May 3-4, 2031',
  title: 'Lights On',
  text: 'Saturday May 3, 6:00 PM · Hall D',
  pictures: [],
  backdrop: undefined,
  background: '#000000',
  color: '#ffffff',
  accent: '#7bd4c1',
};

let noise: Buffer;
beforeAll(async () => {
  const pixels = { noise: { type: 'gaussian', mean: 128, sigma: 60 } as const };
  noise = await sharp({ create: { width: 720, height: 720, channels: 3, background: '#000', ...pixels } })
    .jpeg()
    .toBuffer();
});

const load = async (address: string) => {
  if (address === 'missing') return undefined;
  if (address === 'failing') throw new Error('no network');
  return address === 'broken' ? Buffer.from('<svg') : noise;
};

/** The picture that an error contains, if it is an `IncompletePicture`. */
function pictureOf(error: unknown) {
  if (error instanceof IncompletePicture) return error.picture;
  throw error;
}

describe('the picture', () => {
  test.each<[string, Partial<LinkPreviewCard>]>([
    ['with one picture', { pictures: ['a'] }],
    ['with four pictures of the worst kind', { pictures: ['a', 'b', 'c', 'd'] }],
    ['without a picture', {}],
    ['with a broken picture', { pictures: ['broken'] }],
    ['with one that cannot be loaded', { pictures: ['failing'] }],
    ['with some that are missing', { pictures: ['a', 'missing', 'b', 'c'] }],
    ['before the festival’s picture', { backdrop: 'a' }],
    ['with a very long title', { title: 'Supercalifragilistic'.repeat(8) }],
    ['from right to left', { title: 'مهرجان الأضواء', text: 'السبت' }],
    ['of emoji alone', { title: '🎉🎊', text: '👩‍🚀', head: '🏳️‍🌈' }],
    ['of markup', { title: '</span><b foreground="red">&amp;', text: '<svg onload="x">' }],
    ['of control characters', { title: 'a\u0000b\u001b\u202ec\ud800', text: '\u0007' }],
  ])('%s has its size and is small', async (_, change) => {
    const { bytes, contentType } = await drawCard({ ...CARD, ...change }, load).catch(pictureOf);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(contentType).toBe('image/jpeg');
    expect(bytes.byteLength).toBeLessThanOrEqual(200_000);
  });

  test('other alphabets need no font of the machine, and Arabic letters join', async () => {
    const letters = ['ا', 'س', 'ه', 'ههه', 'ι', 'Φ', 'ґ', 'Ш', 'י', 'ש'];
    const program = ['--import', 'tsx', join(__dirname, '../../support/lettersProgram.ts'), ...letters];
    const { stdout } = await promisify(execFile)(process.execPath, program, {
      env: { ...process.env, FONTCONFIG_FILE: join(__dirname, '../../fixtures/no-fonts.conf') },
    });
    const widths = JSON.parse(stdout) as number[];
    const [alef = 0, seen = 0, heh = 0, three = 0, iota = 0, phi = 0, ghe = 0, sha = 0, yod = 0, shin = 0] =
      widths;
    // Boxes in the place of letters would be equally wide.
    for (const [narrow, wide] of [
      [alef, seen],
      [iota, phi],
      [ghe, sha],
      [yod, shin],
    ] as const)
      expect(narrow).toBeLessThan(0.7 * wide);
    expect(three).not.toBeCloseTo(3 * heh, -1);
  });

  test('a page from right to left has its texts at the right', async () => {
    const rightHalf = { left: 600, top: 0, width: 600, height: 630 };
    const inkIn = async (card: LinkPreviewCard, area: typeof rightHalf) => {
      const { bytes } = await drawCard(card, load);
      const { channels } = await sharp(await sharp(bytes).extract(area).toBuffer()).stats();
      return Math.max(...channels.map(({ mean }) => mean));
    };
    const card = { ...CARD, head: 'Fair', title: 'On', text: 'Hall' };
    const leftHalf = { ...rightHalf, left: 0 };
    expect(await inkIn(card, rightHalf)).toBeLessThan(1);
    expect(await inkIn({ ...card, isRightToLeft: true }, leftHalf)).toBeLessThan(1);
  });

  test('every text stays in its box', async () => {
    const box = { width: 400, height: 200 };
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 160 }), async (text) => {
        const drawn = await drawText({ ...box, text, color: '#ffffff', size: 60 });
        expect(drawn?.width ?? 0).toBeLessThanOrEqual(box.width);
        expect(drawn?.height ?? 0).toBeLessThanOrEqual(box.height);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the service', () => {
  const page = { linkPreview: { name: 'abc1', card: CARD } } as CachedPage;
  const requested: string[] = [];
  const serve = createLinkPreviewService({
    addressOf: ({ pathname, search }) => pathname + search,
    async pageAt(address) {
      requested.push(address);
      return address === '/gone' ? undefined : page;
    },
    sendPicture: sendDrawnPicture({ load, pictureOf: createPictureQueue() }),
  });
  const get = (path: string, init?: RequestInit) => serve(new Request(`http://fair.example${path}`, init));

  test('draws what the page shows, and may be cached without a limit', async () => {
    const response = await get('/share/abc1.jpg?page=%2Fschedule%3Fday%3Dsat');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(requested.at(-1)).toBe('/schedule?day=sat');
    const etag = response.headers.get('etag') ?? '';
    const again = await get('/share/abc1.jpg?page=%2F', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('a page whose name equals that of another page has its own picture', async () => {
    const serveTwo = createLinkPreviewService({
      addressOf: ({ pathname }) => pathname,
      pageAt: async (address) => ({
        ...page,
        linkPreview: { name: 'abc3', card: { ...CARD, title: address } },
      }),
      sendPicture: sendDrawnPicture({ load, pictureOf: createPictureQueue() }),
    });
    const etags = ['/lineup', '/marketplace'].map(async (address) => {
      const response = await serveTwo(new Request(`http://fair.example/share/abc3.jpg?page=${address}`));
      return response.headers.get('etag');
    });
    expect(await etags[0]).not.toBe(await etags[1]);
  });

  test('before a shared cache that can be purged, it has the tags of its page', async () => {
    const serveTagged = createLinkPreviewService({
      addressOf: ({ pathname }) => pathname,
      pageAt: async (address) => (address === '/my' ? page : { ...page, tags: ['s1:a', 's1:b'] }),
      sendsTags: true,
      sendPicture: sendDrawnPicture({ load, pictureOf: createPictureQueue() }),
    });
    const tagsAt = async (address: string) => {
      const { headers } = await serveTagged(
        new Request(`http://fair.example/share/abc1.jpg?page=${address}`),
      );
      return [headers.get('cache-tag'), headers.get('surrogate-key')];
    };
    expect(await tagsAt('/lineup')).toEqual(['s1:a,s1:b', 's1:a s1:b']);
    expect(await tagsAt('/my')).toEqual(['content', 'content']);
  });

  test('a picture that lacks a source picture is not cached', async () => {
    const serveIncomplete = createLinkPreviewService({
      addressOf: ({ pathname }) => pathname,
      pageAt: async () => ({
        ...page,
        linkPreview: { name: 'abc2', card: { ...CARD, pictures: ['failing'] } },
      }),
      sendPicture: sendDrawnPicture({ load, pictureOf: createPictureQueue() }),
    });
    const response = await serveIncomplete(new Request('http://fair.example/share/abc2.jpg?page=%2F'));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('an old or invented name redirects to the present one', async () => {
    const response = await get('/share/old9.jpg?page=%2Fschedule');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/share/abc1.jpg?page=%2Fschedule');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['no page', '/share/abc1.jpg'],
    ['another site', '/share/abc1.jpg?page=https%3A%2F%2Fevil.example'],
    ['another host', '/share/abc1.jpg?page=%2F%2Fevil.example'],
    ['another host, to a browser', '/share/abc1.jpg?page=%2F%5Cevil.example'],
    ['another host, behind a tab', '/share/abc1.jpg?page=%2F%09%2Fevil.example'],
    ['no host at all, behind a line break', '/share/abc1.jpg?page=%2F%0A%2F'],
    ['a long address', `/share/abc1.jpg?page=%2F${'a'.repeat(3000)}`],
    ['a page that cannot be rendered', '/share/abc1.jpg?page=%2Fgone'],
    ['another file', '/share/abc1.png?page=%2F'],
    ['a folder above', '/share/..%2Fabc1.jpg?page=%2F'],
  ])('%s has no picture', async (_, path) => expect((await get(path)).status).toBe(404));

  test('only GET and HEAD are allowed', async () =>
    expect((await get('/share/abc1.jpg', { method: 'POST' })).status).toBe(405));
});

describe('pictures whose sources are drawn first', () => {
  /** The service, with sources that are drawn in its own queue, as on the site. */
  function setUp(drawSource: (signal: AbortSignal) => Promise<Buffer>) {
    const pictureOf = createPictureQueue();
    const draw = (key: string, cost: number, signal = new AbortController().signal) =>
      pictureOf({
        key,
        cost,
        signal,
        render: async (workSignal) => ({
          bytes: new Uint8Array(await drawSource(workSignal)),
          contentType: 'image/jpeg',
          etag: '',
        }),
      });
    const serve = createLinkPreviewService({
      addressOf: ({ pathname }) => pathname,
      async pageAt(address) {
        const pictures = ['a', 'b', 'c', 'd'].map((name) => `/media${address}/${name}.jpg`);
        const card: LinkPreviewCard = { ...CARD, pictures };
        return { linkPreview: { name: address.slice(1), card } } as CachedPage;
      },
      sendPicture: sendDrawnPicture({
        load: createPictureLoader(
          async ({ url, signal }) => new Response((await draw(url, 1_000_000, signal)).bytes),
        ),
        pictureOf,
      }),
    });
    const request = (name: string, signal?: AbortSignal) =>
      serve(new Request(`http://fair.example/share/${name}.jpg?page=%2F${name}`, { signal }));
    return { request, draw };
  }

  test('many pictures at once are complete, and a small picture does not wait for them', async () => {
    const { request, draw } = setUp(async () => noise);
    const finished: string[] = [];
    const names = Array.from({ length: availableParallelism() + 2 }, (_, index) => `s${index}`);
    const shared = names.map(async (name) => {
      const { headers } = await request(name);
      finished.push(name);
      return headers.get('cache-control');
    });
    await new Promise(setImmediate);
    await draw('small', 1);
    finished.push('small');
    for (const caching of await Promise.all(shared)) expect(caching).toContain('immutable');
    expect(finished[0]).toBe('small');
  });

  test('if its client disconnects, a picture’s sources are not drawn either', async () => {
    const signals: AbortSignal[] = [];
    const { request } = setUp((signal) => {
      signals.push(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    const client = new AbortController();
    const response = request('left', client.signal);
    await new Promise(setImmediate);
    expect(signals).not.toHaveLength(0);
    client.abort();
    await expect(response).rejects.toThrow();
    for (const signal of signals) expect(signal.aborted).toBe(true);
  });
});

describe('pictures are loaded', () => {
  const local = jest.fn(async (request: Request) =>
    request.url.endsWith('large.jpg') ? new Response(Buffer.alloc(6_000_000)) : new Response('picture'),
  );
  const loadPicture = createPictureLoader(local);

  test('from the site itself', async () => {
    expect(String(await loadPicture('/media/image/upload/a.jpg'))).toBe('picture');
  });

  test('from the media hosts, and no others', async () => {
    const fetching = jest.spyOn(globalThis, 'fetch');
    for (const address of [
      'http://169.254.169.254/latest',
      'https://evil.example/a.jpg',
      '//evil.example/a.jpg',
    ])
      expect(await loadPicture(address)).toBeUndefined();
    expect(fetching).not.toHaveBeenCalled();
  });

  test('up to a size', async () => expect(await loadPicture('/media/large.jpg')).toBeUndefined());
});
