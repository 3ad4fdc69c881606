import ogs from 'open-graph-scraper';
import sharp from 'sharp';
import { type EmbeddedServices, startEmbeddedServices } from '#server/embeddedServices.ts';

let site: EmbeddedServices;
beforeAll(async () => {
  site = await startEmbeddedServices({ port: 0, distDir: 'dist', rendererDir: 'dist-node' });
});
afterAll(() => site.close());

/** What a chat reads from the page of an address. */
async function read(path: string) {
  const html = await (await fetch(site.origin + path)).text();
  const { result } = await ogs({ html });
  expect(html.match(/property="og:image"/g)).toHaveLength(1);
  return { ...result, image: result.ogImage?.[0]?.url ?? '' };
}

test.each([
  ['/marketplace/category/footwear', /^Footwear · Marketplace - Afterglow$/, /^\d+ places · Afterglow$/],
  ['/lineup/category/comedy', /^Comedy · Lineup - Afterglow$/, /^\d+ performers · Afterglow$/],
  [
    '/schedule?day=sat&category=workshop',
    /^Saturday Oct 25 · Workshop · Schedule/,
    /^\d+ events · Afterglow$/,
  ],
  ['/feed?category=drops', /^Drops · Feed - Afterglow$/, /^\d+ posts · Afterglow$/],
  ['/schedule/lights-on', /^Lights On - Afterglow/, /./],
  ['/faq', /^FAQ - Afterglow/, /./],
])('%s shows its own title, text and picture', async (path, title, text) => {
  const { ogTitle, ogDescription, twitterCard, image } = await read(path);
  expect(ogTitle).toMatch(title);
  expect(ogDescription).toMatch(text);
  expect(twitterCard).toBe('summary_large_image');
  const response = await fetch(image);
  expect(response.status).toBe(200);
  const picture = await sharp(await response.arrayBuffer()).metadata();
  expect(picture).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('other content has another picture, and an invented search has no picture of its own', async () => {
  const nameOf = async (path: string) => new URL((await read(path)).image).pathname;
  expect(await nameOf('/marketplace?q=zzzzzz')).toBe(await nameOf('/marketplace?q=buy-at-evil.example'));
  const names = await Promise.all(
    ['/marketplace', '/marketplace?letter=B', '/schedule?day=sat', '/views/lunch'].map(nameOf),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('screens without an item, a filter or a view show the festival’s picture', async () => {
  const screens = [
    '/marketplace',
    '/lineup',
    '/schedule',
    '/feed',
    '/faq',
    '/exhibitor-guide',
    '/map',
    '/my',
  ];
  // One after another: of many first visits at once a slow machine renders some in the browser.
  for (const path of screens) {
    expect((await read(path)).image).toMatch(/\/afterglow\/event\/share\.jpg$/);
  }
});
