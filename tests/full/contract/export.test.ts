import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { inLanguage } from '#content/client/inLanguage.ts';
import type { ContentQuery } from '#content/client/contentQuery.ts';
import { getFeedPost } from '#content/post/queries.ts';
import { getBoothMaps } from '#content/map/queries.ts';
import { getNames } from '#content/lists/namesQuery.ts';
import { getPerformer, getPerformers } from '#content/performer/queries.ts';
import { getPlace, getPlaceStats, getPlaces, getPlacesById } from '#content/place/queries.ts';
import { getScheduleTexts, getWholeEvents } from '#content/event/queries.ts';
import { NAMES_QUERIES } from '#features/search/engine/search.ts';
import { createContentFiles } from '#server/export/contentFiles.ts';
import { type Exported, exportSite } from '#server/export/exportSite.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { loadRenderer } from '#server/site/loadRenderer.ts';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { fetchContent } from '#supabase/functions/_shared/fetchContent.ts';
import { contentFile } from '#lib/rendering/contentFiles.ts';
import { readPageData } from '#lib/rendering/renderedPage.ts';
import type { Renderer } from '#lib/rendering/renderer.ts';
import {
  asset,
  categoryDocument,
  eventDocument,
  mapDocument,
  paragraphs,
  performerDocument,
  placeDocument,
  postDocument,
  referenceTo,
  scheduleEventDocument,
  staticPageDocument,
} from '../../support/builders.ts';

const alias = (current: string) => ({ alias: { _type: 'slug', current } });
/** A picture that the embedded services draw. */
const drawnAsset = (public_id: string, width: number, height: number) => ({
  ...asset(`/media/image/upload/${public_id}.jpg`),
  public_id,
  width,
  height,
});
const art = categoryDocument('Art');
const nova = performerDocument('Nova');
const capClub = placeDocument('Cap Club', {
  categories: [referenceTo(art)],
  image: drawnAsset('places/cap-club', 1600, 2000),
});
const documents = [
  eventDocument(),
  art,
  capClub,
  placeDocument('Café', alias('café')),
  placeDocument('Nowhere', alias('a/b')),
  placeDocument('Long', alias('x'.repeat(300))),
  placeDocument('Index', alias('index.html')),
  placeDocument('Question', alias('why?')),
  placeDocument('Device', alias('con')),
  placeDocument('Dot', alias('end.')),
  placeDocument('Second', { ...alias('CAFÉ'.normalize('NFD')), _id: 'place-second' }),
  placeDocument('Closed', { status: 'inactive' }),
  nova,
  scheduleEventDocument('Opening', { eventPerformer: [referenceTo(nova)] }),
  scheduleEventDocument('Called off', { status: 'inactive' }),
  postDocument('Doors', { content: [...paragraphs('Open.'), asset('/media/video/upload/gone.mp4')] }),
  staticPageDocument('terms', { title: 'Terms' }),
  mapDocument('Hall A', {
    pdf: drawnAsset('maps/hall-a', 3200, 2200),
    booths: [{ label: 'A1', x: 10, y: 10, width: 5, height: 5, place: referenceTo(capClub) }],
  }),
  ...['sitemap.xml', '_redirects', 'Assets', '.well-known'].map((slug) =>
    staticPageDocument(slug, { title: slug }),
  ),
];

/** The addresses of those documents that can be files. There is no hotel. */
const PAGES = [
  '/',
  '/exhibitor-guide',
  '/faq',
  '/feed',
  '/lineup',
  '/lineup/nova',
  '/map',
  '/map/marketplace/cap-club',
  '/marketplace',
  '/marketplace/café',
  '/marketplace/cap-club',
  '/marketplace/category/art',
  '/my',
  '/schedule',
  '/schedule/opening',
  '/schedule/opening/lineup/nova',
  '/search',
  '/terms',
  '/vendor-application',
];

const ORIGIN = 'https://fair.example';
const dataset = createDatasetStore(documents);
/** The built site without most of its assets, which only take time to copy. */
const siteFolder = mkdtempSync(join(tmpdir(), 'fairground-built-'));
const stylesheet = readdirSync('dist/assets').find((name) => name.endsWith('.css')) ?? '';
let services: Listener;
let parent: string;

beforeAll(async () => {
  for (const name of ['index.html', 'index.html.br', 'robots.txt', '_headers', `assets/${stylesheet}`])
    cpSync(join('dist', name), join(siteFolder, name));
  services = await listen({ port: 0, handler: createServices({ dataset }) });
});
afterAll(async () => {
  rmSync(siteFolder, { recursive: true });
  await services.close();
});
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'fairground-export-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const rendererOf = ({ origin } = services): Renderer =>
  loadRenderer({ folder: 'dist-node', siteFolder, origin: () => origin, isExport: true });

function run(
  renderer: Renderer,
  {
    signal = new AbortController().signal,
    folder = join(parent, 'out'),
    ...options
  }: Partial<Parameters<typeof exportSite>[0]> = {},
) {
  return exportSite({ renderer, siteFolder, folder, signal, ...options });
}

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)index\.html$/.test(name))
    .map((name) => `/${name.replace(/\/?index\.html$/, '')}`)
    .sort();
}

/** The data block of a page, read as the browser reads it. */
function dataOf(html: string) {
  const [, text = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html) ?? [];
  return readPageData({ querySelector: () => ({ textContent: text }) });
}

describe('an export without SITE_URL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-exported-'));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  let exported: Exported;

  beforeAll(async () => {
    exported = await run(rendererOf(), { folder });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('writes a page for every address of the content, and no other', () => {
    expect(pagesIn(folder)).toEqual(PAGES);
    expect(exported.pages).toBe(PAGES.length);
    expect([...exported.skipped].sort()).toEqual(
      [
        ...['a%2Fb', 'index.html', 'why%3F', 'con', 'end.', 'CAFE%CC%81', 'x'.repeat(300)].map(
          (segment) => `/marketplace/${segment}`,
        ),
        ...['/sitemap.xml', '/_redirects', '/Assets', '/.well-known'],
      ].sort(),
    );
    for (const path of PAGES) {
      const html = read(join(path, 'index.html'));
      expect(html).toMatch(/<title>[^<]*Test Fair[^<]*<\/title>/);
      expect(decodeURIComponent(dataOf(html)?.address ?? '')).toBe(path);
    }
    expect(read('marketplace/index.html')).toContain('href="/marketplace/cap-club"');
    expect(read('marketplace/index.html')).not.toContain('Closed');
  });

  test('each page contains the query results of its own screen only', () => {
    const queriesOf = (name: string) => {
      const { content } = dataOf(read(name))?.state as { content: { queries: object } };
      return Object.keys(content.queries).join(' ');
    };
    expect(queriesOf('marketplace/cap-club/index.html')).toMatch(/getPlaces\(.*getPlace\(/);
    expect(queriesOf('marketplace/cap-club/index.html')).not.toMatch(/getSchedule|getPerformers|café/);
    expect(queriesOf('faq/index.html')).not.toMatch(/getPlaces|getSchedule|getFeed/);
  });

  test('an event that is cancelled redirects to the schedule, on hosts that read such a file', () => {
    expect(read('_redirects')).toBe('/schedule/called-off /schedule 301\n');
  });

  test('the build’s files are copied, and its own page becomes the one for addresses without a file', () => {
    const names = readdirSync(folder);
    expect(names).toEqual(expect.arrayContaining(['_headers', 'robots.txt']));
    expect(readdirSync(join(folder, 'assets'))).toEqual([stylesheet]);
    // Its compressed copies would still contain the client-rendered page.
    expect(names.filter((name) => name.startsWith('index.html'))).toEqual(['index.html']);
  });

  test('the page for addresses without a file is rendered by the browser, and without scripts says that there is no page', () => {
    const page = read('404.html');
    const [content = ''] = /<noscript>.*<\/noscript>/s.exec(page) ?? [];
    const scriptsOf = (html: string) => html.match(/<script\b[^>]*>/g);
    expect(scriptsOf(page)).toEqual(scriptsOf(readFileSync('dist/index.html', 'utf8')));
    expect(page.replace(content, '')).toContain('<div id="root"></div>');
    expect(content).toContain('Page Not Found');
    expect(content).toContain('it needs JavaScript');
    expect(content).toMatch(/\/assets\/site\.\w+\.css/);
    for (const path of ['/', '/marketplace', '/lineup', '/schedule'])
      expect(content).toContain(`href="${path}"`);
    // A `noscript` element within another one would close it.
    expect(content.match(/noscript/g)).toHaveLength(2);
    const hidden = '<meta name="robots" content="noindex">';
    expect(page).toContain(hidden);
    expect(read('index.html')).not.toContain(hidden);
  });

  test('without an origin there is no sitemap, and no page names its full address', () => {
    expect(existsSync(join(folder, 'sitemap.xml'))).toBe(false);
    expect(read('robots.txt')).toBe(readFileSync('dist/robots.txt', 'utf8'));
    expect(read('feed.xml')).toContain('href="/feed?post=doors"');
    for (const path of PAGES) expect(read(join(path, 'index.html'))).not.toMatch(/localhost|rel="canonical"/);
    expect(read('feed/index.html')).toMatch(
      /<link rel="alternate" type="application\/atom\+xml"[^>]*href="\/feed.xml"/,
    );
  });
});

test('calendars are files, except those of picks, which the project serves', async () => {
  const environment = readSiteEnvironment({ SANITY_API_HOST: services.origin });
  const calendars = {
    execute: (groq: string, params: { eventId: string }) => fetchContent(environment, groq, params),
    eventId: 'festival-2025',
    origin: () => ORIGIN,
  };
  await run(rendererOf(), { calendars, supabaseUrl: 'https://abcd1234.supabase.co' });
  const folder = join(parent, 'out/calendar');
  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()).toEqual([
    'day',
    'day/sat.ics',
    'day/sun.ics',
    'event',
    'event/opening.ics',
    'schedule.ics',
  ]);
  const served = await fetch(`${services.origin}/calendar/event/opening.ics`);
  // The services do not know the origin.
  expect(readFileSync(join(folder, 'event/opening.ics'), 'utf8').replace(/URL;.*\r\n/, '')).toBe(
    await served.text(),
  );
  expect(readFileSync(join(parent, 'out/_redirects'), 'utf8')).toMatch(
    /\n\/calendar\/picks\/\* https:\/\/abcd1234\.supabase\.co\S+ 302\n$/,
  );
});

test('every language has its calendars and its feed', async () => {
  dataset.replace([eventDocument({ languages: ['en', 'de'] }), ...documents.slice(1)]);
  const environment = readSiteEnvironment({ SANITY_API_HOST: services.origin });
  await run(rendererOf(), {
    calendars: {
      execute: (groq, params) => fetchContent(environment, groq, params),
      eventId: 'festival-2025',
      origin: () => ORIGIN,
    },
    supabaseUrl: 'https://abcd1234.supabase.co',
  });
  const read = (name: string) => readFileSync(join(parent, 'out', name), 'utf8');
  expect(read('de/calendar/event/opening.ics')).toContain(`${ORIGIN}/de/schedule/opening`);
  expect(read('calendar/event/opening.ics')).toContain(`${ORIGIN}/schedule/opening`);
  expect(read('de/feed.xml')).toContain('href="/de/feed?post=doors"');
  expect(read('_redirects')).toContain('\n/de/calendar/picks/* ');
  dataset.replace(documents);
});

test('calendars that cannot be read are left out', async () => {
  const calendars = {
    execute: () => Promise.reject(new Error('too busy')),
    eventId: 'festival-2025',
    origin: () => ORIGIN,
  };
  const exported = await run(rendererOf(), { calendars });
  expect(exported).toMatchObject({ calendarFailure: 'too busy', pages: PAGES.length });
  expect(pagesIn(join(parent, 'out'))).toEqual(PAGES);
  expect(existsSync(join(parent, 'out/calendar'))).toBe(false);
});

describe('an export for a host without services', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-exported-'));
  const read = (path: string) => readFileSync(join(folder, decodeURIComponent(path)), 'utf8');
  const drawn: string[] = [];
  let exported: Exported;

  beforeAll(async () => {
    const handler = createServices({ dataset });
    const content = createContentFiles(async (request) => {
      drawn.push(new URL(request.url).pathname);
      return handler(request);
    });
    const renderer = loadRenderer({
      folder: 'dist-node',
      siteFolder,
      origin: () => services.origin,
      isExport: true,
      onResult: content.onResult,
    });
    exported = await run(renderer, { folder, content });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(PAGES)('all pictures, films and documents of %s are files', (path) => {
    const [page = ''] = read(join(path, 'index.html')).split('id="page-data"');
    expect(page).not.toMatch(/["'(](\/media\/image|\/images\/)/);
    for (const [address] of page.matchAll(/\/(pictures|media|files)\/[^"'\s)&]+/g))
      expect([address, existsSync(join(folder, decodeURIComponent(address)))]).toEqual([address, true]);
    expect(page).toContain('<meta name="content-files">');
  });

  test('a picture is there in each width that a browser may choose, and is drawn once', async () => {
    const path = '/media/places/cap-club.jpg';
    expect(read('marketplace/cap-club/index.html')).toContain(` /pictures/1200${path} 736w`);
    for (const width of [360, 600, 1200]) {
      const { format, ...size } = await sharp(join(folder, `pictures/${width}${path}`)).metadata();
      expect([format, size.width, size.height]).toEqual(['webp', width, (width * 5) / 4]);
    }
    expect(existsSync(join(folder, `pictures/1920${path}`))).toBe(false);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('content that a page may request is in files: names, further pages, filters, dialogs', async () => {
    const eventId = 'festival-2025';
    const resultOf = (asked: ContentQuery) => {
      const { groq, params } = inLanguage(asked, {});
      return JSON.parse(read(contentFile(groq, { eventId, ...params }))) as unknown;
    };
    for (const arg of NAMES_QUERIES) resultOf(await getNames(arg));
    for (const query of [
      getPlaces({ category: 'art', offset: 0 }),
      getPlaceStats({ category: 'art' }),
      getPerformers({ category: 'all', sort: 'recent', offset: 0 }),
      getPerformer({ slug: 'nova' }),
      getScheduleTexts(),
      getWholeEvents(),
      getFeedPost({ slug: 'doors' }),
      getBoothMaps(),
    ])
      resultOf(query);
    expect(resultOf(getPlace({ slug: 'cap-club' }))).toMatchObject({
      name: 'Cap Club',
      image: { url: '/pictures/1200,0.8/media/places/cap-club.jpg' },
    });
    const all = resultOf(getPlacesById({ ids: ['any'] })) as { name: string }[];
    expect(all.map(({ name }) => name)).toContain('Long');
  });

  test('files that the content names but does not contain are reported', () => {
    expect(exported.missing).toEqual(['/media/video/upload/gone.mp4']);
  });
});

test('shared results are queried once, and places in batches', async () => {
  const requests: string[] = [];
  const content = createServices({ dataset });
  const counting = await listen({
    port: 0,
    handler: async (request) => {
      // Long queries are sent by POST.
      const { searchParams } = new URL(request.url);
      requests.push(request.method === 'POST' ? await request.clone().text() : [...searchParams].join());
      return content(request);
    },
  });
  await run(rendererOf(counting));
  await counting.close();
  expect(requests.length).toBeGreaterThan(10);
  // Categories are queried once by the list page, and once for the addresses.
  const twice = requests.filter((request, index) => requests.indexOf(request) !== index);
  expect(twice.filter((question) => !question.includes('_type == "category"'))).toEqual([]);
  expect(requests.filter((request) => request.includes('cap-club'))).toEqual([]);
});

test('a content service that fails temporarily is retried', async () => {
  let stumbles = 1;
  const content = createServices({ dataset });
  const stumbling = await listen({
    port: 0,
    handler: async (request) => (stumbles-- > 0 ? new Response('busy', { status: 503 }) : content(request)),
  });
  expect((await run(rendererOf(stumbling))).pages).toBe(PAGES.length);
  await stumbling.close();
});

test('with an origin there is a sitemap of all pages, except those that show the same as another page', async () => {
  await run({ ...rendererOf(), publicOrigin: () => ORIGIN });
  const read = (name: string) => readFileSync(join(parent, 'out', name), 'utf8');
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const unlisted = ['/schedule/opening/lineup/nova', '/map/marketplace/cap-club'];
  const expected = PAGES.filter((path) => !unlisted.includes(path));
  expect(listed.map((address) => decodeURIComponent(address.replace(ORIGIN, ''))).sort()).toEqual(expected);
  expect(read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(read('feed.xml')).toContain(`href="${ORIGIN}/feed?post=doors"`);
});

test('an export replaces the previous one completely', async () => {
  await run(rendererOf());
  writeFileSync(join(parent, 'out/old.html'), 'of yesterday');
  await run(rendererOf());
  expect(existsSync(join(parent, 'out/old.html'))).toBe(false);
  expect(readdirSync(parent)).toEqual(['out']);
});

test('a folder that no export has written is not changed', async () => {
  mkdirSync(join(parent, 'out'));
  writeFileSync(join(parent, 'out/thesis.txt'), 'years of work');
  await expect(run(rendererOf())).rejects.toThrow(/out holds files that no export has written/);
  expect(readdirSync(join(parent, 'out'))).toEqual(['thesis.txt']);
});

describe('failures are named and change nothing on disk', () => {
  beforeEach(() => {
    mkdirSync(join(parent, 'out'));
    writeFileSync(join(parent, 'out/.fairground-export'), '');
    writeFileSync(join(parent, 'out/index.html'), 'of yesterday');
  });
  afterEach(() => {
    expect(readdirSync(parent)).toEqual(['out']);
    expect(readdirSync(join(parent, 'out')).sort()).toEqual(['.fairground-export', 'index.html']);
  });

  /** The renderer, which fails at one address. */
  function failingAt(address: string, fail: Renderer['render']): Renderer {
    const renderer = rendererOf();
    return {
      ...renderer,
      render: (path) => (path === address ? fail(path) : renderer.render(path)),
    };
  }

  test('the content cannot be read', async () => {
    const renderer = failingAt('/lineup/nova', async () => ({
      status: 503,
      reason: 'server error 500',
      html: '',
    }));
    await expect(run(renderer)).rejects.toThrow('/lineup/nova could not be rendered: server error 500');
  });

  test('a screen throws', async () => {
    const renderer = failingAt('/terms', () => Promise.reject(new Error('no such thing')));
    await expect(run(renderer)).rejects.toThrow('/terms could not be rendered: no such thing');
  });

  test('a signal arrives', async () => {
    const stop = new AbortController();
    const renderer = rendererOf();
    const render: Renderer['render'] = (address) => {
      if (address === '/marketplace/cap-club') stop.abort(new Error('Stopped.'));
      return renderer.render(address);
    };
    await expect(run({ ...renderer, render }, { signal: stop.signal })).rejects.toThrow('Stopped.');
  });
});

test('a page says why its content could not be read', async () => {
  const failing = await listen({ port: 0, handler: async () => new Response('no', { status: 400 }) });
  const renderer = loadRenderer({ folder: 'dist-node', siteFolder, origin: () => failing.origin });
  expect(await renderer.render('/faq')).toMatchObject({
    status: 503,
    reason: expect.stringContaining('400'),
  });
  await failing.close();
});

describe('the program', () => {
  beforeEach(() => {
    cpSync(siteFolder, join(parent, 'dist'), { recursive: true });
    cpSync('dist-node', join(parent, 'dist-node'), { recursive: true });
    writeFileSync(
      join(parent, 'event.ndjson'),
      documents.map((document) => JSON.stringify(document)).join('\n'),
    );
  });

  function start(environment: NodeJS.ProcessEnv, ...parameters: string[]) {
    const program = join(__dirname, '../../../src/server/export/main.ts');
    const tsx = pathToFileURL(require.resolve('tsx')).href;
    return new Promise<{ failed: boolean; stdout: string; stderr: string }>((resolve) => {
      execFile(
        process.execPath,
        ['--import', tsx, program, ...parameters],
        { cwd: parent, env: { PATH: process.env.PATH, DATASET: 'event.ndjson', ...environment } },
        (error, stdout, stderr) => resolve({ failed: error !== null, stdout, stderr }),
      );
    });
  }

  test('writes the folder and reports what the files cannot do', async () => {
    const { failed, stdout, stderr } = await start({}, 'out');
    expect(failed).toBe(false);
    expect(stdout).toMatch(/^out: 19 pages in \d+\.\d s\n$/);
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(
        /^11 addresses cannot be files, such as \/marketplace\/.+: 404\.html shows them\.$/,
      ),
      '1 pictures or films are not in the content, such as /media/video/upload/gone.mp4.',
      expect.stringMatching(/^SITE_URL is not set: /),
      expect.stringMatching(/^SUPABASE_URL is not set: /),
      '',
    ]);
    expect(pagesIn(join(parent, 'out'))).toEqual(PAGES);
    expect(existsSync(join(parent, 'out/calendar/event/opening.ics'))).toBe(true);
  });

  test('names the variable if the event does not exist', async () => {
    writeFileSync(join(parent, 'event.ndjson'), JSON.stringify(placeDocument('Cap Club')));
    const { failed, stdout, stderr } = await start({});
    expect({ failed, stdout }).toEqual({ failed: true, stdout: '' });
    expect(stderr).toBe('The content has no event with the _id "festival-2025": check EVENT_ID.\n');
    expect(readdirSync(parent).sort()).toEqual(['dist', 'dist-node', 'event.ndjson']);
  });

  test('prints its usage', async () => {
    expect((await start({}, 'a', 'b')).stderr).toBe('Usage: npm run export [-- folder]\n');
  });
});
