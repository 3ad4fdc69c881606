import type { RouteObject } from 'react-router-dom';
import { createRoutes } from '#app/router/routes.ts';
import { siteAddresses } from '#app/siteAddresses.ts';
import { siteNews } from '#app/siteNews.ts';
import germanTexts from '#features/feed/messages/de.json';
import { addTranslations } from '#lib/i18n/compiledTexts.ts';
import { makeStore } from '#app/store.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import type { ContentAddress, News } from '#lib/rendering/renderer.ts';
import {
  artistDocument,
  categoryDocument,
  eventDocument,
  hotelDocument,
  paragraphs,
  performerDocument,
  placeDocument,
  postDocument,
  referenceTo,
  scheduleEventDocument,
  staticPageDocument,
  viewDocument,
} from '../support/builders.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

const dataset = createDatasetStore([]);
const OTHER_EVENT = { eventInstance: { _type: 'reference', _ref: 'festival-2024' } };
const alias = (current: unknown) => ({ alias: { _type: 'slug', current } });

let service: Listener;
let warnings: jest.SpiedFunction<typeof console.warn>;
beforeAll(async () => {
  service = await listen({ port: 0, handler: createServices({ dataset }) });
});
afterAll(() => service.close());
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => warnings.mockRestore());

async function addressesOf(documents: StoredDocument[]): Promise<ContentAddress[]> {
  dataset.replace(documents);
  const addresses: ContentAddress[] = [];
  for await (const address of siteAddresses({ contentSource: embeddedAt(service.origin), origin: undefined }))
    addresses.push(address);
  return addresses;
}

/** The paths below a screen. */
async function pathsUnder(base: string, documents: StoredDocument[]): Promise<string[]> {
  const addresses = await addressesOf(documents);
  return addresses.map(({ path }) => path).filter((path) => path.startsWith(base));
}

test('every screen that needs no content is listed', async () => {
  const store = makeStore(undefined, { contentSource: embeddedAt(service.origin) });
  const fixed = pathsOf(createRoutes(store, { loadChunk: (load) => load() })).filter(
    (path) => !/[:*]|^\/404$/.test(path),
  );
  expect(fixed).toHaveLength(12);
  const paths = (await addressesOf([])).map(({ path }) => path);
  expect(paths.sort()).toEqual(fixed.sort());
});

function pathsOf(routes: readonly RouteObject[], base = '/'): string[] {
  return routes.flatMap(({ index, path, children }) => {
    const own = path === undefined ? base : `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
    if (children) return pathsOf(children, own);
    return index || path !== undefined ? [own] : [];
  });
}

test.each([
  ['no hotel', undefined, true],
  ['a hotel', {}, false],
  ['one of another event', OTHER_EVENT, false],
  ['one that is not published', { status: 'draft' }, true],
  ['one that its editor hides', { seoSettings: { noIndex: true } }, true],
])('with %s, the hotel’s page is listed for search engines or not', async (_name, fields, isUnlisted) => {
  const addresses = await addressesOf(fields ? [hotelDocument(fields)] : []);
  expect(addresses.find(({ path }) => path === '/hotel-info')).toEqual({ path: '/hotel-info', isUnlisted });
});

test('places, performers and pages that visitors see are listed, with the time of their last change', async () => {
  const addresses = await addressesOf([
    placeDocument('Cap Club', { _updatedAt: '2025-09-01T10:00:00Z' }),
    placeDocument('Closed', { status: 'inactive' }),
    placeDocument('Of last year', OTHER_EVENT),
    performerDocument('Nova', { status: 'featured' }),
    performerDocument('Hidden', { status: 'inactive' }),
    staticPageDocument('terms'),
    staticPageDocument('draft', { status: 'draft' }),
    staticPageDocument('refunds', OTHER_EVENT),
  ]);
  expect(addresses.filter(({ updatedAt }) => updatedAt !== undefined)).toEqual([
    { path: '/marketplace/cap-club', updatedAt: '2025-09-01T10:00:00Z' },
    { path: '/lineup/nova', updatedAt: '2025-06-01T00:00:00Z' },
    { path: '/terms', updatedAt: '2025-06-01T00:00:00Z' },
    { path: '/refunds', updatedAt: '2025-06-01T00:00:00Z' },
  ]);
});

test('saved views that visitors see are listed', async () => {
  const paths = await pathsUnder('/views', [
    viewDocument('lunch'),
    viewDocument('later', { status: 'draft' }),
  ]);
  expect(paths).toEqual(['/views/lunch']);
});

test('categories are listed if filters offer them', async () => {
  const documents = ['Food & Drink', 'Art', 'marketplace', 'ART'].map((name) => categoryDocument(name));
  expect(await pathsUnder('/marketplace/', documents)).toEqual([
    '/marketplace/category/art',
    '/marketplace/category/food-&-drink',
  ]);
});

test('events are listed, then the dialogs of their performers in the lineup, then cancelled events', async () => {
  const nova = performerDocument('Nova');
  const hidden = performerDocument('Hidden', { status: 'inactive' });
  const opening = scheduleEventDocument('Opening', { eventPerformer: [nova, hidden].map(referenceTo) });
  const addresses = await addressesOf([
    nova,
    hidden,
    opening,
    scheduleEventDocument('Off', { status: 'off' }),
  ]);
  expect(addresses.filter(({ path }) => path.startsWith('/schedule/'))).toEqual([
    { path: '/schedule/opening', updatedAt: '2025-06-01T00:00:00Z' },
    { path: '/schedule/opening/lineup/nova', isUnlisted: true },
    { path: '/schedule/off', isUnlisted: true },
  ]);
});

test('a performer may have the name of an artist', async () => {
  const artist = artistDocument('Nova');
  const performer = performerDocument('x', { name: null, artistReference: referenceTo(artist) });
  expect(await pathsUnder('/lineup/', [artist, performer])).toEqual(['/lineup/x']);
});

test('aliases that cannot be part of an address are left out, all others are escaped', async () => {
  const documents = ['..', '.', '', 7, null, 'a/b?c#d', 'Élan'].map((current, index) =>
    placeDocument(`Place ${index}`, { ...alias(current), _createdAt: `2025-06-0${index + 1}T00:00:00Z` }),
  );
  expect(await pathsUnder('/marketplace/', documents)).toEqual([
    '/marketplace/a%2Fb%3Fc%23d',
    '/marketplace/%C3%89lan',
  ]);
});

test('of two documents with one alias the first has it as its address, the other one has it with a number', async () => {
  const first = placeDocument('First', {
    ...alias('twin'),
    _createdAt: '2025-01-01T00:00:00Z',
    _updatedAt: '2025-09-01T00:00:00Z',
  });
  const second = placeDocument('Second', alias('twin'));
  const addresses = await addressesOf([second, first]);
  expect(addresses.filter(({ path }) => path.startsWith('/marketplace/'))).toEqual([
    { path: '/marketplace/twin', updatedAt: '2025-09-01T00:00:00Z' },
    { path: '/marketplace/twin-2', updatedAt: '2025-06-01T00:00:00Z' },
  ]);
});

test('documents that cannot be shown have no address, and no other document gets their alias', async () => {
  const broken = placeDocument('x', { ...alias('twin'), name: null, _createdAt: '2025-01-01T00:00:00Z' });
  const documents = [broken, placeDocument('Second', alias('twin'))];
  expect(await pathsUnder('/marketplace/', documents)).toEqual(['/marketplace/twin-2']);
  expect(warnings.mock.calls.flat().join()).toContain('Dropped document "place-x"');
});

test('a page’s alias never replaces a screen’s address', async () => {
  const paths = (await addressesOf([staticPageDocument('faq')])).map(({ path }) => path);
  expect(paths.filter((path) => path === '/faq')).toHaveLength(1);
});

test('all documents have their address, even if there are more than one query reads', async () => {
  const documents = Array.from({ length: 2001 }, (_, number) => placeDocument(`Place ${number}`));
  expect(new Set(await pathsUnder('/marketplace/', documents)).size).toBe(2001);
});

/** The news of the first language, and of others. */
const newsOf = async () =>
  (await siteNews({ contentSource: embeddedAt(service.origin), origin: undefined })) as [News, ...News[]];

test('news contain the newest posts first, at most fifty, each with its opening and its address', async () => {
  const old = Array.from({ length: 60 }, (_, number) => postDocument(`Post ${number}`));
  const latest = postDocument('Doors & more', {
    _createdAt: '2025-10-01T00:00:00Z',
    content: paragraphs('Word '.repeat(100)),
  });
  dataset.replace([eventDocument(), ...old, latest, postDocument('Secret', { status: 'draft' })]);
  const [{ name, title, path, posts }] = await newsOf();
  expect({ name, title, path }).toEqual({ name: 'Test Fair', title: 'News - Test Fair 2025', path: '/feed' });
  expect(posts).toHaveLength(50);
  expect(posts[0]).toMatchObject({ title: 'Doors & more', path: '/feed?post=doors-%26-more' });
  expect(posts[0]?.summary).toMatch(/^Word .{180,}…$/);
  expect(posts[0]?.summary.length).toBeLessThanOrEqual(200);
  expect(posts.map((post) => post.title)).not.toContain('Secret');
});

test('each language has its news, with links to pages in that language', async () => {
  addTranslations('de', 'feed', germanTexts);
  const posts = [postDocument('Doors')];
  dataset.replace([eventDocument({ languages: ['en', 'de'] }), ...posts]);
  const [english, german] = await newsOf();
  expect(english).toMatchObject({ language: 'en', prefix: '', path: '/feed' });
  expect(german).toMatchObject({
    language: 'de',
    prefix: '/de',
    title: 'Neuigkeiten - Test Fair 2025',
    path: '/de/feed',
    posts: [{ title: 'Doors', path: '/de/feed?post=doors' }],
  });
  // Feed readers take feeds with the same id for one.
  expect(german?.id).not.toBe(english.id);

  dataset.replace([eventDocument({ locale: 'fi' }), ...posts]);
  expect(await newsOf()).toMatchObject([{ language: 'fi', prefix: '', path: '/feed' }]);
});

test('without an event the error names the variable to check', async () => {
  dataset.replace([]);
  await expect(newsOf()).rejects.toThrow(
    'The content has no event with the _id "festival-2025": check EVENT_ID.',
  );
});

test('a festival with several languages has every address in each of them', async () => {
  const documents = [eventDocument({ languages: ['en', 'pt-BR'] }), placeDocument('Nova')];
  const addresses = await addressesOf(documents);
  const translations = [
    { language: 'en', path: '/marketplace/nova' },
    { language: 'pt-BR', path: '/pt-BR/marketplace/nova' },
  ];
  expect(addresses.filter(({ path }) => path.endsWith('/marketplace/nova'))).toMatchObject(
    translations.map(({ path }) => ({ path, translations })),
  );
  expect(addresses.map(({ path }) => path)).toContain('/pt-BR');
});
