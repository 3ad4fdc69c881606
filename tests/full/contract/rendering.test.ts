import { type EmbeddedServices, startEmbeddedServices } from '#server/embeddedServices.ts';
import { drawnSize } from '#server/media/drawnSize.ts';
import { indexAssets } from '#server/media/assetIndex.ts';
import { resolveAddress } from '#server/media/mediaAddress.ts';
import { naturalSize } from '#demo/pictures/naturalSize.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import { createSiteContent } from '#app/createSiteContent.ts';
import { type RenderedSite, renderSite } from '#app/renderSite.tsx';
import { contentIn } from '#content/discovery/contentIn.ts';
import type { FetchQuery } from '#content/client/contentQuery.ts';
import { fetchQuery } from '#content/client/fetchQuery.ts';
import { getEvent, getMenu, getSiteSettings } from '#content/festival/queries.ts';
import { networkError } from '#lib/errors/contentError.ts';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';

let services: EmbeddedServices;

beforeAll(async () => {
  services = await startEmbeddedServices({ port: 0 });
});
afterAll(() => services.close());

const contentOf = (options: { isExport: boolean; isShared?: boolean }) =>
  createSiteContent(readSiteEnvironment({ SITE_URL: 'https://fair.example' }), services.origin, options);

/** Renders the page of an address, and reads its parts. */
async function render(address: string, content = contentOf({ isExport: false })) {
  const site = await renderSite(address, content);
  const graph = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(site.head)?.[1];
  const data =
    graph === undefined ? [] : (JSON.parse(graph) as { '@graph': Record<string, unknown>[] })['@graph'];
  return {
    ...site,
    title: /<title>(.*?)<\/title>/.exec(site.head)?.[1],
    canonical: /<link rel="canonical" href="(.*?)"/.exec(site.head)?.[1],
    types: data.map((node) => node['@type']),
    data,
    headings: [...site.body.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, heading = '']) =>
      heading.replace(/<.*?>/g, ''),
    ),
    links: [...site.body.matchAll(/<a [^>]*href="(.*?)"/g)].map(([, href = '']) => href),
  };
}

const slugOf = (type: string, status: string) => {
  const document = services.store
    .current()
    .documents.find((candidate) => candidate._type === type && candidate.status === status);
  return (document?.alias as { current: string }).current;
};

test.each([
  ['/', 'Afterglow', ['Festival'], ['home']],
  ['/marketplace', 'Marketplace - Afterglow', ['BreadcrumbList', 'ItemList'], ['marketplace']],
  ['/lineup', 'Lineup - Afterglow', ['BreadcrumbList', 'ItemList', 'Festival'], ['lineup']],
  ['/schedule', 'Schedule - Afterglow 2025', ['BreadcrumbList', 'Festival'], ['schedule']],
  ['/feed', 'Feed - Afterglow 2025', [], ['feed']],
  ['/faq', 'FAQ - Afterglow 2025', ['BreadcrumbList', 'FAQPage'], ['faq']],
  ['/exhibitor-guide', 'Exhibitor Guide - Afterglow 2025', [], ['exhibitor-guide']],
  ['/terms', 'Terms and Conditions - Afterglow 2025', [], ['static-page']],
  ['/map', 'Venue Map - Afterglow 2025', [], ['map']],
  ['/hotel-info', 'The Afterglow hotel package - Afterglow 2025', [], ['hotel']],
  ['/vendor-application', 'Vendor Application - Afterglow 2025', [], ['vendor-application']],
])('the page of %s arrives complete', async (address, title, types, chunks) => {
  const page = await render(address);
  expect(page).toMatchObject({ status: 200, address, title, types, chunks });
  // The hotel's document names a canonical address of its own.
  const host = address === '/hotel-info' ? 'https://www.afterglow.example' : 'https://fair.example';
  expect(page.canonical).toBe(host + address);
  expect(page.headings).toHaveLength(1);
  expect(page.body).not.toMatch(/Loading|undefined|NaN|Invalid Date/);
  // Links that lead on: the menu, and with it the footer.
  expect(page.links).toEqual(expect.arrayContaining(['/lineup', '/schedule', '/faq']));
  expect(page.links.filter((href) => href === '/lineup').length).toBeGreaterThan(1);
});

test('a list’s page contains its first page as links, in the order of the list', async () => {
  const { links, data } = await render('/marketplace');
  const places = links.filter((href) => href.startsWith('/marketplace/'));
  expect(places).toHaveLength(50);
  expect(data.find((node) => node['@type'] === 'ItemList')).toMatchObject({
    numberOfItems: 50,
    itemListElement: expect.arrayContaining([
      expect.objectContaining({ position: 1, url: `https://fair.example${places[0]}` }),
    ]) as unknown,
  });
});

test('the data of a list has each of its items once', async () => {
  const { state } = await render('/marketplace');
  const ids = JSON.stringify(state).match(/(?<="_id":)"place-[^"]*"/g) ?? [];
  expect(ids).toHaveLength(CONSTANTS.placePageSize);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a filtered address arrives filtered, and the links of its items keep the filters', async () => {
  const { links, state, body } = await render('/marketplace?letter=B&view=list');
  expect(state.marketplace).toMatchObject({ letter: 'B', view: 'list' });
  const places = links.filter((href) => href.startsWith('/marketplace/'));
  expect(places.length).toBeGreaterThan(1);
  for (const href of places) expect(href).toMatch(/^\/marketplace\/b.*\?letter=B&amp;view=list$/);
  expect(body).toContain('(filtered)');
});

describe('a list with a search or a letter', () => {
  /** The names in a page's state, without those of its menus. */
  const itemsIn = ({ state }: Awaited<ReturnType<typeof render>>) =>
    JSON.stringify(state).match(/"_id":"(place|performer)-/g) ?? [];
  const countIn = ({ body }: { body: string }) => />(Showing [^<]*)</.exec(body)?.[1];
  test.each([
    ['/marketplace?q=zzzz', 'Showing 0 of 420 places (filtered)'],
    ['/marketplace?letter=B&q=zzzz', 'Showing 0 of 420 places (filtered)'],
    ['/lineup?q=zzzz&sort=recent', 'Showing 0 of 96 performers (filtered)'],
  ])('for %s nothing matches, and the page says so and has no items', async (address, count) => {
    const page = await render(address);
    expect(page).toMatchObject({ status: 200, address });
    expect(countIn(page)).toBe(count);
    expect(page.body.includes('No names contain “zzzz”.')).toBe(true);
    expect(/<button[^>]* disabled=""[^>]*>C<\/button>/.test(page.body)).toBe(true);
    expect(itemsIn(page)).toHaveLength(0);
  });

  test.each([
    ['/marketplace?q=velvet', 'Showing 1 of 420 places (filtered)', 1],
    ['/marketplace?letter=T', 'Showing 37 of 420 places (filtered)', 37],
    ['/marketplace?q=a', 'Showing 277 of 420 places (filtered)', 50],
    ['/lineup?letter=W&sort=featured', 'Showing 2 of 96 performers (filtered)', 2],
  ])(
    '%s has its first matches, on whatever page of the list, no other items, and the count of all',
    async (address, count, shown) => {
      const page = await render(address);
      expect(countIn(page)).toBe(count);
      const items = page.links.filter((href) => /^\/(marketplace|lineup)\/[^/]*\?/.test(href));
      expect(new Set(items).size).toBe(shown);
      expect(page.data.find((node) => node['@type'] === 'ItemList')).toMatchObject({ numberOfItems: shown });
      expect(itemsIn(page)).toHaveLength(shown);
    },
  );
});

test('pages that share their content read the names once, whatever their searches', async () => {
  const requested = jest.spyOn(globalThis, 'fetch');
  const content = contentOf({ isExport: false, isShared: true });
  await render('/marketplace?q=zzza', content);
  const first = requested.mock.calls.length;
  expect(first).toBeGreaterThan(3);
  await render('/marketplace?q=zzzb', content);
  await render('/marketplace?letter=A&q=zzzc', content);
  expect(requested).toHaveBeenCalledTimes(first);
  requested.mockRestore();
});

test('the page of the demo contains the whole schedule', async () => {
  const { links } = await render('/schedule');
  expect(new Set(links.filter((href) => /^\/schedule\/[^/]+$/.test(href))).size).toBeGreaterThan(50);
});

test.each([
  ['place', 'active', '/marketplace', ['BreadcrumbList']],
  ['performer', 'active', '/lineup', ['BreadcrumbList', 'PerformingGroup']],
  ['scheduleEvent', 'active', '/schedule', ['BreadcrumbList', 'Event', 'Festival']],
])('the page of a %s can be read and left without scripts', async (type, status, list, types) => {
  const slug = slugOf(type, status);
  const page = await render(`${list}/${slug}?letter=B`);
  expect(page).toMatchObject({ status: 200, types, canonical: `https://fair.example${list}/${slug}` });
  const dialog = page.body.slice(page.body.indexOf('role="dialog"'));
  const name = /<h2[^>]*>(.*?)<\/h2>/.exec(dialog)?.[1];
  expect(page.title).toContain(name);
  expect(dialog).toMatch(/<a href="\/(marketplace|lineup|schedule)[^"]*"[^>]*aria-label="Close"/);
});

test('a performer’s page says when and where they are on stage', async () => {
  const { body, links } = await render('/lineup/the-night-ferry-choir');
  expect(body).toMatch(
    /On stage.*Lights On.*Saturday, October 25, 11:00 AM – 11:15 AM.*Sodium Stage, Hall D/,
  );
  expect(links).toContain('/schedule/lights-on');
});

test('a post of the feed has an address with its own title and picture', async () => {
  const { status, title, head } = await render(`/feed?post=${slugOf('feedItem', 'published')}`);
  expect(status).toBe(200);
  expect(title).not.toBe('Feed - Afterglow 2025');
  expect(head).toContain(`<meta property="og:title" content="${title}"/>`);
});

test.each(['/nope', '/a/b/c', '/404'])('%s is not found, and the page says so', async (address) => {
  const page = await render(address);
  expect(page).toMatchObject({
    status: 404,
    title: 'Page Not Found - Afterglow 2025',
    chunks: ['not-found'],
  });
  expect(page.head).toContain('<meta name="robots" content="noindex"/>');
});

test.each(['/marketplace/nope', '/lineup/nope', '/feed?post=nope'])(
  '%s is not found, and the list beneath is shown',
  async (address) => {
    expect(await render(address)).toMatchObject({ status: 404 });
  },
);

test.each([
  ['/marketplace/category/nope?letter=B', '/marketplace?letter=B'],
  ['/lineup/category/nope', '/lineup'],
  ['/schedule/nope?day=sun', '/schedule?day=sun'],
])('%s redirects to %s', async (address, target) => {
  expect(await render(address)).toMatchObject({ status: 301, address: target });
});

test('pages that are rendered at the same time do not share state', async () => {
  const addresses = ['/marketplace?letter=A', '/marketplace?letter=B', '/marketplace?letter=C'];
  const pages = await Promise.all(addresses.map((address) => render(address)));
  expect(pages.map(({ state }) => state.marketplace?.letter)).toEqual(['A', 'B', 'C']);
});

test('row c6: every picture that a page requests is drawn in the requested size', async () => {
  const assets = indexAssets(services.store.current().documents);
  const pages = [
    ...[
      '/',
      '/marketplace',
      '/marketplace?view=list',
      '/lineup',
      '/schedule',
      '/feed',
      '/map',
      '/hotel-info',
    ],
    ...['/faq', '/exhibitor-guide', '/terms', '/vendor-application'],
    `/marketplace/${slugOf('place', 'active')}`,
    `/lineup/${slugOf('performer', 'active')}`,
    `/schedule/${slugOf('scheduleEvent', 'active')}`,
    `/feed?post=${slugOf('feedItem', 'published')}`,
  ];
  const requested = new Set<string>();
  for (const address of pages) {
    const { head, body } = await render(address);
    for (const [path] of (head + body).matchAll(/\/media\/(?:image|video)\/upload\/c_fill[^"\s&)]+/g))
      requested.add(path);
  }
  expect(requested.size).toBeGreaterThan(500);
  const drawn = [...requested].map((path) => {
    const target = resolveAddress(path, assets);
    if (!target) throw new Error(`${path} names nothing.`);
    const { width, height } = target.transformation;
    const size = { width, height };
    return [path, size, drawnSize(size, naturalSize(target.asset))];
  });
  expect(drawn.filter(([, size, expected]) => JSON.stringify(size) !== JSON.stringify(expected))).toEqual([]);
});

describe('pages that share results', () => {
  const shared = () => contentOf({ isExport: false, isShared: true });

  test('have the data of a page that reads all of it itself, as new as the page', async () => {
    const content = shared();
    await render('/faq', content);
    const before = Date.now();
    const [page, alone] = await Promise.all([render('/terms', content), render('/terms')]);
    const dataOf = ({ state }: RenderedSite) =>
      Object.entries(state.content?.queries ?? {})
        .map(([key, entry]) => [key, entry?.data] as const)
        .toSorted();
    expect(dataOf(page)).toEqual(dataOf(alone));
    expect(page.body).toBe(alone.body);
    for (const entry of Object.values(page.state.content?.queries ?? {}))
      expect(entry?.fulfilledTimeStamp).toBeGreaterThanOrEqual(before);
  });

  test('depend on the content of header and footer, too', async () => {
    const content = shared();
    await render('/faq', content);
    const { tags } = await render('/terms', content);
    const { contentSource } = contentIn(content, 'en', ['en', 'de']);
    const { signal } = new AbortController();
    for (const query of [getEvent(), getMenu({ name: 'home' }), getMenu({ name: 'footer' })]) {
      const { meta } = await fetchQuery(query, contentSource, signal);
      expect(tags).toEqual(expect.arrayContaining(meta?.syncTags as string[]));
    }
  });

  test('read header and footer again after a failure, and then no more', async () => {
    const { results, ...content } = shared();
    if (!results) throw new Error('There are no shared results.');
    let isDown = true;
    let times = 0;
    const execute: FetchQuery = async (query, ...rest) => {
      if (query.groq !== getSiteSettings().groq) return results.execute(query, ...rest);
      times += 1;
      return isDown ? { error: networkError(new Error('down')) } : results.execute(query, ...rest);
    };
    const flaky = { ...content, results: { ...results, execute } };
    await expect(render('/terms', flaky)).rejects.toThrow(
      'The content could not be read: fetch failed: down',
    );
    isDown = false;
    times = 0;
    // A failure is remembered for 3 s.
    const later = Date.now() + 4000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
    for (const _ of ['first', 'second']) expect(await render('/terms', flaky)).toMatchObject({ status: 200 });
    clock.mockRestore();
    expect(times).toBe(1);
  });
});

test('a page whose content cannot be read is not rendered, and asks for nothing else', async () => {
  const { results, ...content } = contentOf({ isExport: false, isShared: true });
  if (!results) throw new Error('There are no shared results.');
  const execute = jest.fn(async () => ({ error: networkError(new Error('down')) }));
  await expect(render('/marketplace', { ...content, results: { ...results, execute } })).rejects.toThrow(
    'The content could not be read: fetch failed: down',
  );
  expect(execute).toHaveBeenCalledTimes(1);
});
