import fc from 'fast-check';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { pickCode } from '#content/pickCode.ts';
import type { Renderer } from '#lib/rendering/renderer.ts';
import { type EmbeddedServices, startEmbeddedServices } from '#server/embeddedServices.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { followContent } from '#server/site/followContent.ts';
import { loadRenderer } from '#server/site/loadRenderer.ts';
import { writeDataset } from '../../support/datasetFile.ts';
import { eventually } from '../../support/eventually.ts';
import { isVisiblePlace, readEnglishDemo } from '../../support/readDemo.ts';
import { embeddedAt } from '../../support/scriptedContent.ts';

const documents = readEnglishDemo();
const dataset = writeDataset(documents);

/** A content service, and a site in front of it with a shared cache that can be purged. */
let content: EmbeddedServices;
let site: Listener;
let renderer: Renderer;
let purges: (readonly string[] | undefined)[] = [];
let endFollowing: () => void;

beforeAll(async () => {
  content = await startEmbeddedServices({ port: 0, dataset: dataset.path });
  renderer = loadRenderer({ folder: 'dist-node', siteFolder: 'dist', origin: () => content.origin });
  const handler = createServices({
    distDir: 'dist',
    renderer,
    environment: readSiteEnvironment({ SANITY_API_HOST: content.origin }),
    followContent: (onStale) => (endFollowing = followContent(embeddedAt(content.origin), onStale)),
    purge: (tags) => purges.push(tags),
  });
  site = await listen({ port: 0, handler });
  // The connection is made.
  await eventually(() => expect(purges).toHaveLength(1));
  expect(purges[0]).toBeUndefined();
});
afterAll(async () => {
  endFollowing();
  await site.close();
  await content.close();
  dataset.remove();
});

const get = (address: string) => fetch(site.origin + address, { redirect: 'manual' });
const tagsOf = async (address: string) => {
  const { headers } = await get(address);
  return headers.get('cache-tag')?.split(',');
};

/** Changes a document, and waits until all that this has changed is purged. */
async function edit(id: string, change: Partial<StoredDocument>): Promise<void> {
  const search = new URLSearchParams({ query: '*[_id == $id]', $id: JSON.stringify(id) });
  const response = await fetch(`${content.origin}/v2025-02-19/data/query/production?${search}`);
  const { syncTags } = (await response.json()) as { syncTags: [string] };
  const stored = content.store.current().documents;
  purges = [];
  content.store.replace(
    stored.map((document) => (document._id === id ? { ...document, ...change } : document)),
  );
  await eventually(() => expect(purges.flat()).toContain(syncTags[0]));
}

const [first] = documents.filter(isVisiblePlace);
const placePath = `/marketplace/${(first?.alias as { current: string }).current}`;

test.each(['/', '/marketplace', '/lineup', '/schedule', '/map', '/faq', '/feed', placePath])(
  'a shared cache may keep %s, and gets its tags',
  async (address) => {
    const { status, headers } = await get(address);
    expect({ status, control: headers.get('cache-control'), cdn: headers.get('cdn-cache-control') }).toEqual({
      status: 200,
      control: 'public, max-age=0, s-maxage=60',
      cdn: 'public, max-age=60, stale-while-revalidate=60',
    });
    expect(headers.get('cache-tag')).toMatch(/^s1:[\w-]+(,s1:[\w-]+)*$/);
    expect(headers.get('surrogate-key')).toBe(headers.get('cache-tag')?.replaceAll(',', ' '));
    // Also when the browser has the page already.
    const again = await fetch(site.origin + address, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect([again.status, again.headers.get('cache-tag')]).toEqual([304, headers.get('cache-tag')]);
  },
);

test.each(['/sitemap.xml', '/feed.xml', '/robots.txt', '/calendar/schedule.ics'])(
  'a shared cache may keep %s until anything changes',
  async (address) => {
    const { status, headers } = await get(address);
    expect({ status, cdn: headers.get('cdn-cache-control'), tag: headers.get('cache-tag') }).toEqual({
      status: 200,
      cdn: 'public, max-age=60, stale-while-revalidate=60',
      tag: 'content',
    });
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+, s-maxage=60$/);
    expect(headers.get('surrogate-key')).toBe('content');
    const again = await fetch(site.origin + address, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect([again.status, again.headers.get('cache-tag')]).toEqual([304, 'content']);
  },
);

test.each([
  '/my',
  '/vendor-application',
  '/marketplace?q=a',
  '/schedule?at=2025-10-25T14:05',
  '/my?picks=session-1',
  '/sitemap.xml?a',
  '/sitemap-99.xml',
  '/share/nothing.jpg?page=/',
  '/healthz',
  '/?utm_source=a',
  '/?preview',
  '/marketplace/nothing-here',
  '/rest/v1/vendor_applications',
  '/auth/v1/user',
  '/functions/v1/nothing',
  '/storage/v1/object/vendor-files/a.pdf',
  '/media/nothing.jpg',
])('no shared cache may keep %s', async (address) => {
  const { headers } = await get(address);
  expect(headers.get('cache-control')).toMatch(/^no-(cache|store)$/);
  expect(headers.get('cdn-cache-control')).toBeNull();
  expect(headers.get('cache-tag')).toBeNull();
});

test('an edit purges the pages that show it, and the next visitor gets the new page', async () => {
  expect(await (await get(placePath)).text()).not.toContain('Renamed Stall');
  const tags = await tagsOf(placePath);
  const others = await tagsOf('/faq');
  await edit(first?._id ?? '', { name: 'Renamed Stall' });
  expect(purges.flat().some((tag) => tag !== undefined && tags?.includes(tag))).toBe(true);
  expect(purges.flat().some((tag) => tag !== undefined && others?.includes(tag))).toBe(false);
  expect(await (await get(placePath)).text()).toContain('Renamed Stall');
});

test('an edit purges feeds, sitemaps and calendars, and the next one is new', async () => {
  const calendar = async () => (await get('/calendar/schedule.ics')).text();
  const [changed] = documents.filter(
    ({ _type, status, alias }) => _type === 'scheduleEvent' && status === 'active' && alias !== undefined,
  );
  expect(await calendar()).not.toContain('Renamed Show');
  await edit(changed?._id ?? '', { title: 'Renamed Show' });
  expect(purges.flat()).toContain('content');
  expect(await calendar()).toContain('Renamed Show');
});

test('no shared cache may keep a calendar of picks', async () => {
  const [picked] = documents.filter(({ _type }) => _type === 'scheduleEvent');
  const { status, headers } = await get(`/calendar/picks/e${pickCode(picked?._id ?? '')}.ics`);
  expect([status, headers.get('cache-control'), headers.get('cdn-cache-control')]).toEqual([
    200,
    'private, max-age=300',
    null,
  ]);
});

test('several servers of one site all show an edit, without knowing of each other', async () => {
  let end = () => {};
  const handler = createServices({
    distDir: 'dist',
    renderer: loadRenderer({ folder: 'dist-node', siteFolder: 'dist', origin: () => content.origin }),
    followContent: (onStale) => (end = followContent(embeddedAt(content.origin), onStale)),
    purge: (tags) => purges.push(tags),
  });
  const second = await listen({ port: 0, handler });
  const textAt = async ({ origin }: Listener) => (await fetch(origin + placePath)).text();
  try {
    expect(await textAt(second)).toBe(await textAt(second));
    await textAt(site);
    await edit(first?._id ?? '', { name: 'Seen by All' });
    for (const server of [site, second])
      await eventually(async () => expect(await textAt(server)).toContain('Seen by All'));
  } finally {
    end();
    await second.close();
  }
});

test('a page that did not exist is shown as soon as it does', async () => {
  const address = '/marketplace/brand-new-stall';
  expect((await get(address)).status).toBe(404);
  await edit(first?._id ?? '', { alias: { _type: 'slug', current: 'brand-new-stall' } });
  expect((await get(address)).status).toBe(200);
});

/** What differs each time a page is rendered. */
const EACH_TIME = /"(requestId":"[^"]*|\w+TimeStamp":\d+)/g;

test('after any edit, the pages that changed are purged, and at most a tenth of the others', async () => {
  const addresses: string[] = [];
  for await (const { path } of renderer.addresses()) addresses.push(path);
  const step = Math.ceil(addresses.length / 24);
  const sample = addresses.filter((_, index) => index % step === 0 || index < 8);
  const pages = async (id: string) => {
    const rendered = new Map<string, { html: string; tags: readonly string[] }>();
    for (const address of sample) {
      const { html, tags } = await renderer.render(address, { id });
      if (tags) rendered.set(address, { html: html.replace(EACH_TIME, ''), tags });
    }
    return rendered;
  };
  const texts = ['name', 'title', 'question'];
  const editable = documents.filter((document) => texts.some((field) => typeof document[field] === 'string'));
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...editable), async (document) => {
      run += 1;
      const before = await pages(`before ${run}`);
      const field = texts.find((one) => typeof document[one] === 'string') ?? '';
      await edit(document._id, { [field]: `Changed ${run}` });
      const after = await pages(`after ${run}`);
      const purged = new Set(purges.flatMap((tags) => tags ?? []));
      const isPurged = (address: string) => before.get(address)?.tags.some((tag) => purged.has(tag)) ?? false;
      const changed = sample.filter((address) => before.get(address)?.html !== after.get(address)?.html);
      expect(changed.filter((address) => before.has(address) && !isPurged(address))).toEqual([]);
      const others = sample.filter((address) => !changed.includes(address));
      expect(others.filter(isPurged).length).toBeLessThanOrEqual(others.length / 10);
    }),
    { numRuns: 4 },
  );
}, 300_000);
