import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import type { Renderer } from '#lib/rendering/renderer.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { exportSite } from '#server/export/exportSite.ts';
import { type Handler, type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { loadRenderer } from '#server/site/loadRenderer.ts';
import { fetchContent } from '#supabase/functions/_shared/fetchContent.ts';
import { arabicDocuments } from '../../fixtures/festivals/arabic.ts';
import { fairDocuments } from '../../fixtures/festivals/fair.ts';
import { copyRenderer } from '../../support/buildSite.ts';
import { buildWorker, startWorker } from '../../support/cloudflare.ts';
import { eventually } from '../../support/eventually.ts';
import { readDemo } from '../../support/readDemo.ts';
import { createStaticHost } from '../../support/staticHost.ts';

jest.setTimeout(600_000);

/** How many addresses are asked for at the same time. */
const CONCURRENCY = 4;

type Server = Awaited<ReturnType<typeof startWorker>>;

/** Files that are written from the content. */
const DOCUMENTS = ['/sitemap.xml', '/robots.txt', '/feed.xml', '/calendar/schedule.ics'];
/** Addresses that are no pages of the content, or not as the content has them. */
const OTHERS = [
  ...['/sitemap-1.xml', '/de/feed.xml', '/healthz'],
  ...['/de/calendar/schedule.ics', '/calendar/picks/none.ics', '/calendar/nothing.ics'],
  ...['/index.html', '/sw.js', '/placeholder.svg', '/licences.txt', '/nothing.png', '/_headers'],
  ...[
    '/nothing',
    '/marketplace/nothing',
    '/marketplace/',
    '/marketplace/category/nothing?letter=B',
    '/%2e%2e/a',
  ],
  ...[
    '/marketplace?q=a',
    '/schedule?at=2025-10-25T14:05',
    '/?utm_source=a',
    '/?preview',
    `/${'x'.repeat(2100)}`,
  ],
  ...['/share/abc1.jpg?page=%2Fnothing', '/share/abc1.jpg', '/media/image/upload/a.jpg', '/images/a/b/c.jpg'],
  ...['/v2025-02-19/data/query/production?query=1', '/rest/v1/vendor_applications', '/storage/v1/object/a'],
];
/** What differs each time a page is rendered, also between two of Node, and with it the ETag. */
const EACH_TIME = /"(requestId":"[^"]*|\w+TimeStamp":\d+)/g;
/** What an export has in another way: pictures for link previews are files, and one page names all languages. */
const OF_EXPORT = /(?<=\/share\/\w+\.jpg)\?page=[^"]*|<meta name="messages"[^>]*>/g;
/** Headers of the connection, whose ends agree on a coding. */
const OF_CONNECTION = [
  'content-encoding',
  'content-length',
  'connection',
  'date',
  'keep-alive',
  'transfer-encoding',
  'cf-ray',
  'server',
];

const store = createDatasetStore([]);
const serveContent = createServices({ dataset: store });
/** What the content service does in the place of its work. */
let fault: Handler | undefined;
let content: Listener;
let worker: Server;
let node: Server;
let renderer: Renderer;

beforeAll(async () => {
  content = await listen({ port: 0, handler: (request) => (fault ?? serveContent)(request) });
  await buildWorker({ SITE_URL: content.origin, SANITY_API_HOST: content.origin });
});
afterAll(() => content.close());

/** Starts both servers anew: nothing is cached. */
async function startBoth(documents: StoredDocument[]) {
  store.replace(documents);
  const environment = readSiteEnvironment({ SITE_URL: content.origin, SANITY_API_HOST: content.origin });
  renderer = loadRenderer({ folder: 'dist-node', siteFolder: 'dist', origin: () => content.origin });
  node = await listen({ port: 0, handler: createServices({ distDir: 'dist', renderer, environment }) });
  worker = await startWorker();
}

async function closeBoth() {
  await node.close();
  await worker.close();
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

/** Every screen, and of items, which have pages alike, the first, the last and one between of each folder. */
function examples(pages: readonly string[]): string[] {
  const folders = new Map<string, string[]>();
  for (const path of pages) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  return [...folders].flatMap(([folder, items]) =>
    folder === '' ? items : [...new Set([items[0], items[items.length >> 1], items.at(-1)])].map(String),
  );
}

const withoutTimes = (text: string) => text.replace(EACH_TIME, '');

async function ask({ origin }: Server, address: string, { method, headers }: Asked = {}) {
  const send = () =>
    fetch(origin + address, {
      method,
      headers: { 'accept-encoding': 'identity', ...headers },
      redirect: 'manual',
    });
  // A connection that was kept may just have been closed.
  const response = await send().catch(send);
  const own = Object.fromEntries([...response.headers].filter(([name]) => !OF_CONNECTION.includes(name)));
  const text = await response.text();
  const body = withoutTimes(text);
  if (body !== text) delete own.etag;
  return { status: response.status, headers: own, body };
}

async function expectSame(addresses: readonly string[], asked?: Asked) {
  const compare = async (address: string) => {
    const [expected, present] = await Promise.all([ask(node, address, asked), ask(worker, address, asked)]);
    if (!isDeepStrictEqual(expected, present)) different.push({ address, expected, present });
    // Cloudflare's cache keeps a response that does not say whether it may, some for hours.
    expect([address, Object.keys(present.headers)]).toEqual([
      address,
      expect.arrayContaining(['cache-control']),
    ]);
  };
  const different: object[] = [];
  for (let from = 0; from < addresses.length; from += CONCURRENCY)
    await Promise.all(addresses.slice(from, from + CONCURRENCY).map(compare));
  // The first is enough to see why, and the rest is long.
  expect({ count: different.length, first: different[0] }).toEqual({ count: 0, first: undefined });
}

describe.each([
  ['the demo', readDemo],
  ['a fair of one day', () => fairDocuments('festival-2025')],
  ['a festival in Arabic', () => arabicDocuments('festival-2025')],
])('%s', (_name, documents) => {
  beforeAll(() => startBoth(documents()));
  afterAll(closeBoth);

  test('has the same responses as on Node', async () => {
    const pages: string[] = [];
    for await (const { path } of renderer.addresses()) pages.push(path);
    expect(pages.length).toBeGreaterThan(10);
    await expectSame([...examples(pages), ...DOCUMENTS, ...OTHERS]);
  });

  test('calendars are compressed by the site, and HEAD, POST and known ETags are answered as on Node', async () => {
    await expectSame(['/calendar/schedule.ics'], { headers: { 'accept-encoding': 'gzip' } });
    for (const method of ['HEAD', 'POST']) await expectSame(['/robots.txt', '/placeholder.svg'], { method });
    await expectSame(['/placeholder.svg', '/robots.txt'], { headers: { 'if-none-match': '*' } });
  });
});

describe('an export', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-adapters-'));
  const host = createStaticHost(join(folder, 'out'));

  beforeAll(async () => {
    const [event, ...others] = arabicDocuments('festival-2025');
    await startBoth([{ ...event, languages: ['ar', 'en'] } as StoredDocument, ...others]);
    const variables = { SITE_URL: content.origin, SANITY_API_HOST: content.origin };
    copyRenderer(join(folder, 'renderer'), variables);
    const exporter = loadRenderer({
      folder: join(folder, 'renderer'),
      siteFolder: 'dist',
      origin: () => '',
      isExport: true,
    });
    const environment = readSiteEnvironment(variables);
    await exportSite({
      renderer: exporter,
      siteFolder: 'dist',
      folder: join(folder, 'out'),
      signal: new AbortController().signal,
      calendars: {
        execute: (groq, params) => fetchContent(environment, groq, params),
        eventId: environment.eventId,
        origin: exporter.publicOrigin,
      },
    });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await closeBoth();
  });

  /** What a host sends, which adds a slash to the address of a folder. */
  async function askHost(address: string): Promise<{ status: number; body: string }> {
    const response = await host(new Request(content.origin + address));
    const location = response.headers.get('location');
    if (location !== null) return askHost(location);
    return { status: response.status, body: withoutTimes(await response.text()) };
  }

  const comparable = ({ status, body }: { status: number; body: string }) => ({
    status,
    // All addresses without a file have one page.
    body: status === 404 ? '' : body.replace(OF_EXPORT, ''),
  });

  test('has the status and the text of every page, sitemap, feed and calendar that Node sends', async () => {
    const addresses = [
      ...DOCUMENTS,
      '/en/feed.xml',
      '/nothing',
      '/marketplace/nothing',
      '/calendar/nothing.ics',
    ];
    for await (const { path } of renderer.addresses()) addresses.push(path);
    const calendars = readdirSync(join(folder, 'out/calendar'), { recursive: true, encoding: 'utf8' });
    for (const name of calendars)
      if (name.endsWith('.ics')) addresses.push(`/calendar/${name}`, `/en/calendar/${name}`);
    expect(addresses.length).toBeGreaterThan(50);
    const different: string[] = [];
    for (const address of addresses) {
      const [sent, written] = [await ask(node, address), await askHost(address)];
      if (!isDeepStrictEqual(comparable(sent), comparable(written))) different.push(address);
    }
    expect(different).toEqual([]);
  });
});

describe('with a content service that fails', () => {
  const addresses = ['/marketplace', '/healthz', '/sw.js', '/calendar/schedule.ics'];
  const others = ['/', '/de/faq', '/share/abc1.jpg?page=%2Ffaq', '/sitemap.xml', '/feed.xml', '/robots.txt'];

  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation();
    await startBoth(fairDocuments('festival-2025'));
  });
  afterEach(async () => {
    fault = undefined;
    await closeBoth();
  });

  test.each<[string, Handler, string[]]>([
    ['503', async () => new Response('busy', { status: 503 }), [...addresses, ...others]],
    // The others wait for as long as the content client tries.
    ['silence', () => new Promise(() => undefined), addresses],
  ])('all is as on Node (%s), and pages are rendered when it works again', async (_name, failing, asked) => {
    fault = failing;
    // They only wait, for seconds.
    await Promise.all(asked.map((address) => expectSame([address])));
    const { status, body } = await ask(worker, '/marketplace');
    expect([status, body.includes('data-starting')]).toEqual([200, false]);
    fault = undefined;
    // What waits for the silent service ends after 25 seconds.
    await eventually(async () => expect((await ask(worker, '/marketplace')).body).toContain('data-starting'));
  });
});

test('files with a hash in their names are sent without the Worker, with the headers of the site', async () => {
  await startBoth(fairDocuments('festival-2025'));
  const [path = ''] = /\/assets\/main\.\w+\.js/.exec((await ask(node, '/index.html')).body) ?? [];
  const [expected, present] = [await ask(node, path), await ask(worker, path)];
  const { etag: _own, vary: _vary, ...headers } = expected.headers;
  expect(present).toMatchObject({
    status: 200,
    body: expected.body,
    headers: { 'cache-control': headers['cache-control'] },
  });
  expect(present.headers['x-content-type-options']).toBe('nosniff');
  expect((await ask(worker, '/assets/gone.js')).status).toBe(404);
  await closeBoth();
});

test('the Worker is smaller than a third of what Cloudflare takes for free', () => {
  const { length } = gzipSync(readFileSync('dist-worker/worker.mjs'));
  expect(length).toBeLessThan(1_000_000);
});
