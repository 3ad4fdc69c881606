import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClientPerspective, createClient } from '@sanity/client';
import { contentApi } from '#content/client/contentApi.ts';
import { eventApi } from '#content/festival/api.ts';
import { followChanges } from '#content/live/followChanges.ts';
import { placeListApi } from '#content/place/api.ts';
import { LIVE_PLACES } from '#content/place/queries.ts';
import { injectDeferred } from '#app/injectDeferred.ts';
import { makeStore } from '#app/store.ts';
import { shownItems } from '#content/lists/pagedList.ts';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { isDraftsPage } from '#lib/rendering/draftsPage.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type MaySeeDrafts, draftAccess } from '#server/draftAccess.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { placeDocument, referenceTo } from '../support/builders.ts';
import { eventually } from '../support/eventually.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

const ash = placeDocument('Ash');
const birch = { ...placeDocument('Birch'), brandReference: referenceTo(ash) };
const draftOfAsh = { ...ash, _id: `drafts.${ash._id}`, name: 'Alder' };
const cedar = placeDocument('Cedar');
const draftOfCedar = { ...cedar, _id: `drafts.${cedar._id}` };
const event = { _id: 'festival-2025', _type: 'event', nickname: 'Afterglow' };
const documents = [
  event,
  ash,
  birch,
  { ...event, _id: 'drafts.festival-2025', nickname: 'Afterglow II' },
  draftOfAsh,
  draftOfCedar,
];
const PLACES = '*[_type == "place"]{_id, name, "brand": brandReference->name, _originalId}';

const store = createDatasetStore(documents, { keepsDrafts: true });
const maySeeDrafts = jest.fn<boolean, Parameters<MaySeeDrafts>>();
/** The address of clients; undefined for their real address, on this machine. */
let client: string | undefined;
const folder = mkdtempSync(join(tmpdir(), 'fairground-drafts-'));
let site: Listener;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>The site</title></head>');
  const services = createServices({ dataset: store, maySeeDrafts, distDir: folder });
  site = await listen({ port: 0, handler: (request, address) => services(request, client ?? address) });
});
beforeEach(() => {
  client = undefined;
  maySeeDrafts.mockReturnValue(true);
  store.replace(documents);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const clientWith = (perspective: ClientPerspective) =>
  createClient({
    ...{ projectId: 'fairground', dataset: 'production', apiVersion: '2025-02-19', apiHost: site.origin },
    ...{ useProjectHostname: false, useCdn: false, maxRetries: 0, perspective },
  });
const namesOf = (result: { name: string }[]) => result.map(({ name }) => name);

describe('a query of the real client', () => {
  test.each(['', `// ${'x'.repeat(20_000)}\n`])(
    'shows drafts instead of published documents',
    async (start) => {
      expect(await clientWith('drafts').fetch(start + PLACES)).toEqual([
        { _id: ash._id, name: 'Alder', brand: null, _originalId: draftOfAsh._id },
        { _id: birch._id, name: 'Birch', brand: 'Alder', _originalId: birch._id },
        { _id: cedar._id, name: 'Cedar', brand: null, _originalId: draftOfCedar._id },
      ]);
      expect(await clientWith('drafts').fetch('count(*[_id in path("drafts.**")])')).toBe(0);
    },
  );

  test.each(['published', 'raw', ['some-release', 'drafts']] as ClientPerspective[])(
    'shows no drafts with the perspective %s',
    async (perspective) => {
      expect(namesOf(await clientWith(perspective).fetch(PLACES))).toEqual(['Ash', 'Birch']);
    },
  );

  test('shows no drafts to clients that may not see them', async () => {
    maySeeDrafts.mockReturnValue(false);
    expect(namesOf(await clientWith('drafts').fetch(PLACES))).toEqual(['Ash', 'Birch']);
  });

  test('is not served from the cache to other clients', async () => {
    const path = `/v2025-02-19/data/query/production?query=${encodeURIComponent(PLACES)}`;
    const drafts = await rawRequest(site.origin, `${path}&perspective=drafts`);
    expect(drafts.headers['cache-control']).toBe('no-store');
    const published = await rawRequest(site.origin, path);
    expect(published.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(published.body.toString()).not.toContain('Alder');
  });
});

describe('a listener of the real client', () => {
  function startListening(includeAllVersions: boolean) {
    const events: unknown[] = [];
    const subscription = clientWith('published')
      .listen(
        '*[_type == "place"]{_id}',
        {},
        {
          ...{ includeResult: false, includeMutations: false, includeAllVersions },
          events: ['welcome', 'mutation'],
        },
      )
      .subscribe((event) =>
        events.push(event.type === 'mutation' ? [event.transition, event.documentId] : event.type),
      );
    return { events, stop: () => subscription.unsubscribe() };
  }

  test('gets changes of drafts only with all versions', async () => {
    const [editor, visitor] = [startListening(true), startListening(false)];
    await eventually(() => expect([editor.events, visitor.events]).toEqual([['welcome'], ['welcome']]));
    store.replace([...documents.slice(0, -1), { ...draftOfCedar, name: 'Cypress' }]);
    await eventually(() => expect(editor.events.slice(1)).toEqual([['update', cedar._id]]));
    store.replace([...documents, cedar]);
    await eventually(() => expect(visitor.events.slice(1)).toEqual([['appear', cedar._id]]));
    editor.stop();
    visitor.stop();
  });

  test('gets no changes of drafts if it may not see them', async () => {
    maySeeDrafts.mockReturnValue(false);
    const { events, stop } = startListening(true);
    await eventually(() => expect(events).toEqual(['welcome']));
    store.replace([...documents, { ...draftOfCedar, name: 'Cypress' }]);
    store.replace([...documents, cedar]);
    await eventually(() => expect(events.slice(1)).toEqual([['appear', cedar._id]]));
    stop();
  });
});

test('a page with drafts follows the edits of drafts', async () => {
  const contentSource = { ...embeddedAt(site.origin), showsDrafts: true };
  const { getPlaces } = placeListApi.endpoints;
  const page = makeStore(undefined, { contentSource });
  injectDeferred();
  const names = () =>
    shownItems(getPlaces.select({ category: 'all', offset: 0 })(page.getState()).data).map(
      ({ name }) => name,
    );
  const reading = page.dispatch(getPlaces.initiate({ category: 'all', offset: 0 }));
  await reading;
  expect(names()).toEqual(['Alder', 'Birch', 'Cedar']);
  const stop = followChanges(page, contentSource, LIVE_PLACES, undefined);
  await eventually(() => expect(page.getState().live?.status).toBe('live'));
  store.replace([...documents.slice(0, -1), { ...draftOfCedar, name: 'Cypress' }]);
  await eventually(() => expect(names()).toEqual(['Alder', 'Birch', 'Cypress']));
  stop();
  reading.unsubscribe();
  page.dispatch(contentApi.util.resetApiState());
});

describe('pages of the site', () => {
  const pageAt = async (path: string, origin = site.origin) => {
    const { headers, body } = await rawRequest(origin, path);
    return { headers, isMarked: /<meta name="perspective" content="drafts"><\/head>/.test(body.toString()) };
  };

  test.each(['/?preview', '/lineup?sort=featured&preview', '/schedule?preview=1'])(
    '%s is a page with drafts that no cache stores',
    async (path) => {
      expect(await pageAt(path)).toMatchObject({
        isMarked: true,
        headers: {
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        },
      });
    },
  );

  test('other pages show no drafts, and neither do pages for clients that may not see them', async () => {
    expect((await pageAt('/?previews')).isMarked).toBe(false);
    maySeeDrafts.mockReturnValue(false);
    expect((await pageAt('/?preview')).isMarked).toBe(false);
  });

  test('with hosted content no address shows drafts', async () => {
    const environment = readSiteEnvironment({ SANITY_PROJECT_ID: 'abcd1234', SANITY_DATASET: 'production' });
    const hosted = createServices({ environment, maySeeDrafts, distDir: folder });
    const response = await hosted(new Request('http://localhost/?preview'));
    expect(await response.text()).not.toContain('perspective');
  });

  test('a page without the mark shows no drafts', () => {
    expect(isDraftsPage({ querySelector: () => null })).toBe(false);
  });

  test.each([
    [true, 'Afterglow II'],
    [false, 'Afterglow'],
  ])('the store of a page shows drafts: %s', async (showsDrafts, nickname) => {
    const { dispatch } = makeStore(undefined, { contentSource: { ...embeddedAt(site.origin), showsDrafts } });
    const { data } = await dispatch(eventApi.endpoints.getEvent.initiate(undefined, { subscribe: false }));
    dispatch(contentApi.util.resetApiState());
    expect(data?.nickname).toBe(nickname);
  });
});

describe('a server that shows drafts at localhost only', () => {
  const QUERY = `/v2025-02-19/data/query/production?query=${encodeURIComponent(PLACES)}&perspective=drafts`;
  const LISTENER = `/v2025-02-19/data/listen/production?query=${encodeURIComponent('*{_id}')}&includeAllVersions=true`;
  const local = draftAccess({ isOpen: false, isPublic: false });
  beforeEach(() => void maySeeDrafts.mockImplementation((...args) => local?.(...args) ?? false));

  /** Whether a page and a query contain drafts. */
  async function draftsShown(headers: Record<string, string> = {}, start = '') {
    const [page, result] = await Promise.all(
      ['/?preview', QUERY].map((path) => rawRequest(site.origin, start + path, { headers })),
    );
    return [String(page?.body).includes('content="drafts"'), String(result?.body).includes('Alder')];
  }

  test('a browser on this machine sees drafts', async () => {
    expect(await draftsShown()).toEqual([true, true]);
    expect(await draftsShown({ 'sec-fetch-site': 'same-origin', origin: site.origin })).toEqual([true, true]);
  });

  test.each([
    ['127.0.0.1', true],
    ['203.0.113.1', false],
  ])('a client at %s gets changes of drafts: %s', async (address, hears) => {
    client = address;
    const { port } = new URL(site.origin);
    const stop = new AbortController();
    await new Promise<void>((resolve, reject) => {
      const options = { host: 'localhost', port, path: LISTENER, signal: stop.signal };
      get(options, (response) => response.once('data', () => resolve())).on('error', reject);
    });
    expect(maySeeDrafts.mock.results.map(({ value }) => value as boolean)).toEqual([hears]);
    stop.abort();
  });

  test.each([
    ['Host: localhost', { host: 'localhost' }, ''],
    ['Host: 127.0.0.1', { host: '127.0.0.1:3000' }, ''],
    ['an absolute address', { host: 'festival.example' }, 'http://localhost'],
  ])('a client elsewhere that sends %s sees no drafts', async (_what, headers, start) => {
    client = '203.0.113.1';
    expect(await draftsShown(headers, start)).toEqual([false, false]);
    client = '::ffff:203.0.113.1';
    expect(await draftsShown(headers, start)).toEqual([false, false]);
    client = '::ffff:127.0.0.1';
    expect(await draftsShown(headers, start)).toEqual([true, true]);
  });

  test.each([
    'x-forwarded-proto',
    'x-original-host',
    'x-forwarded-server',
    'cf-connecting-ip',
    'true-client-ip',
  ])('a client of a proxy on this machine that adds %s sees no drafts', async (header) => {
    expect(await draftsShown({ [header]: '203.0.113.1' })).toEqual([false, false]);
  });

  test.each(['cross-site', 'same-site'])(
    'a page that is %s sees no drafts, even without an Origin header',
    async (from) => {
      expect(await draftsShown({ 'sec-fetch-site': from })).toEqual([false, false]);
    },
  );
});
