import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { type Listener, listen } from '#server/http/listen.ts';
import { createResponseBody } from '#server/http/responseBody.ts';
import { readSite } from '#server/site/readSite.ts';
import { createSiteService } from '#server/site/siteService.ts';
import { rawRequest } from '../../support/rawRequest.ts';

const home = '<!doctype html><title>Afterglow</title>';
const script = 'console.log("afterglow");'.repeat(50);
const files: Record<string, string | Buffer> = {
  'dist/index.html': home,
  'dist/lineup/index.html': '<title>Lineup</title>',
  'dist/placeholder.svg': '<svg/>',
  'dist/robots.txt': 'User-agent: *',
  'dist/tape.gz': 'a file of its own',
  'dist/assets/main.1f3a.js': script,
  'dist/assets/main.1f3a.js.br': brotliCompressSync(script),
  'dist/assets/main.1f3a.js.gz': gzipSync(script),
  'dist/assets/style.77ab.css': 'a{}',
  'dist/assets/archivo.9c1d.woff2': Buffer.from([0, 1, 2, 255]),
  'dist/with space.txt': 'spaced',
  'secret.txt': 'not for the world',
  'dist-old/index.html': 'the neighbour',
};
const folder = mkdtempSync(join(tmpdir(), 'fairground-site-'));
let site: Listener;

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  site = await listen({ port: 0, handler: createSiteService(readSite(join(folder, 'dist'))) });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(site.origin, path, { headers });

test.each([
  ['/', 'text/html; charset=utf-8', home],
  ['/index.html', 'text/html; charset=utf-8', home],
  ['/placeholder.svg', 'image/svg+xml; charset=utf-8', '<svg/>'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *'],
  ['/with%20space.txt', 'text/plain; charset=utf-8', 'spaced'],
  ['/robots.txt?v=2', 'text/plain; charset=utf-8', 'User-agent: *'],
  ['/assets/main.1f3a.js', 'text/javascript; charset=utf-8', script],
  ['/assets/style.77ab.css', 'text/css; charset=utf-8', 'a{}'],
  ['/tape.gz', 'application/gzip', 'a file of its own'],
])('%s is sent as %s', async (path, type, body) => {
  const response = await get(path);
  expect(response).toMatchObject({
    status: 200,
    headers: {
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    },
  });
  expect(response.body.toString()).toBe(body);
});

test('files arrive byte by byte', async () => {
  const font = await get('/assets/archivo.9c1d.woff2');
  expect(font.body).toEqual(files['dist/assets/archivo.9c1d.woff2']);
  expect(font.headers['content-type']).toBe('font/woff2');
});

test.each([
  ['/assets/main.1f3a.js', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/robots.txt', 'no-cache'],
  ['/marketplace', 'no-cache'],
  ['/assets/gone', 'no-cache'],
])('%s is cached as %s', async (path, caching) => {
  expect((await get(path)).headers['cache-control']).toBe(caching);
});

test('precompressed files are sent to clients that accept them', async () => {
  const getIn = (coding: string) => get('/assets/main.1f3a.js', { 'accept-encoding': coding });
  const [plain, br, gzip] = await Promise.all([
    getIn('identity'),
    getIn('gzip, br'),
    getIn('br;q=0.1, gzip'),
  ]);
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
  ]);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(br.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  expect((await get('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});

test('the ETag of the same coding gives a 304', async () => {
  const etag = String((await get('/')).headers.etag);
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect(await get('/', { 'if-none-match': etag })).toMatchObject({
    status: 304,
    headers: { etag, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
    body: Buffer.alloc(0),
  });
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test.each([
  '/marketplace',
  '/marketplace/category/food',
  '/vendor-application/',
  '/%C3%A9lan',
  '/a.b/c',
  '/marketplace/v1.0',
  '/marketplace/a%5Cb',
  '/%E0%A4%A',
])('the screen at %s gets the page in which the router takes over', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.body.toString()).toBe(home);
});

test.each(['/lineup', '/lineup/'])('%s gets its rendered page', async (path) => {
  expect((await get(path)).body.toString()).toBe('<title>Lineup</title>');
});

test.each([
  '/gone.js',
  '/marketplace/gone.js',
  '/assets/main.0000.js',
  '/assets/main.1f3a.js.br',
  '/.env',
  '/%00',
  '/a%00.js',
])('%s does not exist', async (path) => {
  const response = await get(path);
  expect(response).toMatchObject({
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
  });
  expect(response.body.toString()).toBe('Not found');
});

test.each([
  '/market%0Aplace',
  '/marketplace/a%0D%0ASet-Cookie:%20x',
  '/a%7F',
  '/%E0%A4%A%0a',
  '/marketplace/%1Bb',
])('row c12: %s does not exist', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '//secret.txt',
  '/../dist-old/index.html',
  '/..%2fdist-old%2findex.html',
  `/${encodeURIComponent(join(folder, 'secret.txt'))}`,
])('%s does not lead out of the folder', async (path) => {
  const response = await get(path);
  expect([400, 404]).toContain(response.status);
  expect(response.body.toString()).not.toMatch(/not for the world|the neighbour/);
});

test('row c12: an address that is longer than any of the site’s is not rendered', async () => {
  const rendered: string[] = [];
  const serve = createSiteService(readSite(join(folder, 'dist')), {
    createBody: createResponseBody,
    addressOf: ({ pathname }) => pathname.replaceAll('//', ''),
    pageAt: async (address) => {
      rendered.push(address);
      return undefined;
    },
  });
  const long = (text: string) => text.repeat(28_000);
  for (const rest of ['x'.repeat(1000), long('x'), `${long('/')}x`, `?${long('&')}`, `${long('.')}/`]) {
    const { status } = await serve(new Request(`http://localhost/schedule/${rest}`));
    expect(status).toBe(200);
  }
  expect(rendered).toEqual([`/schedule/${'x'.repeat(1000)}`]);
});

test('a page that could not be rendered has the colours of the pages that could', async () => {
  let look = '';
  const serve = createSiteService(
    readSite(join(folder, 'dist')),
    {
      createBody: createResponseBody,
      addressOf: ({ pathname }) => pathname,
      pageAt: async () => undefined,
      withFestivalLook: (html) => html.replace('<!doctype html>', `<!doctype html>${look}`),
    },
    { maySeeDrafts: () => true },
  );
  const htmlOf = async (path: string) => (await serve(new Request(`http://localhost${path}`))).clone().text();
  expect(await htmlOf('/schedule')).toBe(home);
  look = '<html data-theme="light">';
  expect(await htmlOf('/schedule')).toContain(look);
  expect(await htmlOf('/schedule?preview')).toContain(look);
});

test('HEAD is GET without the body', async () => {
  const [head, whole] = await Promise.all([rawRequest(site.origin, '/', { method: 'HEAD' }), get('/')]);
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  for (const name of ['content-length', 'content-type', 'etag', 'cache-control'] as const) {
    expect(head.headers[name]).toBe(whole.headers[name]);
  }
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  expect(await rawRequest(site.origin, '/', { method })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
});

test('a folder without a site is reported at the start', () => {
  const message = (name: string) => `There is no site in ${join(folder, name)}/. Run npm run build first.`;
  expect(() => readSite(join(folder, 'nowhere'))).toThrow(message('nowhere'));
  expect(() => readSite(join(folder, 'dist/assets'))).toThrow(message('dist/assets'));
});
