import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { placesIn } from '../../support/browser/listedPlaces.ts';
import { addressOf, expectAddress, historyLength } from '../../support/browser/anyScreen.ts';
import { loadedList, marketplaceScreen, namesOf } from '../../support/browser/marketplaceScreen.ts';

const site = useSite();

function expected(category: string, letter: string, search: string): string[] {
  return placesIn(site.documents())
    .filter((place) => place.categories.includes(category))
    .filter((place) => place.letter === letter && place.name.toLowerCase().includes(search))
    .map(({ name }) => name);
}

async function expectFiltered(page: Page) {
  const screen = marketplaceScreen(page);
  const names = expected('streetwear', 'C', 'a');
  expect(names.length).toBeGreaterThan(1);
  await eventually(async () => expect(await namesOf(screen.cards)).toEqual(names));
  expect(await screen.category.inputValue()).toBe('streetwear');
  expect(await screen.letter('C').getAttribute('aria-pressed')).toBe('true');
  expect(await screen.letter('ALL').getAttribute('aria-pressed')).toBe('false');
  expect(await screen.search.inputValue()).toBe('a');
  expect(await screen.view('List view').getAttribute('aria-pressed')).toBe('true');
  expect(await screen.grid.getAttribute('data-view')).toBe('list');
  const total = placesIn(site.documents()).filter(({ categories }) =>
    categories.includes('streetwear'),
  ).length;
  await eventually(async () =>
    expect(await screen.count.textContent()).toBe(`Showing ${names.length} of ${total} places (filtered)`),
  );
  await eventually(async () => expect(await page.title()).toBe('Streetwear - Afterglow Marketplace'));
}

test('a link with every parameter opens the list that it describes, and so does a reload', async () => {
  const address = '/marketplace/category/streetwear?letter=C&q=a&view=list';
  const page = await site.open(address);
  await expectFiltered(page);
  expect(addressOf(page)).toBe(address);
  expect(await historyLength(page)).toBe(2);

  await page.reload();
  await expectFiltered(page);
  expect(addressOf(page)).toBe(address);
});

test('an address that is not the usual one is corrected without a history entry', async () => {
  site.expectTrouble(/malformed URL segment/);
  const page = await site.visit();
  for (const [address, corrected] of [
    ['/marketplace/category/no-such-thing?letter=C&q=a&view=list', '/marketplace?letter=C&q=a&view=list'],
    [
      '/marketplace?utm_source=poster&letter=zz&category=games',
      '/marketplace/category/games?utm_source=poster',
    ],
    ['/marketplace/category/food-%26-drink', '/marketplace/category/food-&-drink'],
    ['/marketplace/category/%E0%A4%A?letter=B', '/marketplace?letter=B'],
  ] as const) {
    await page.goto(address);
    const entries = await historyLength(page);
    await loadedList(page);
    await expectAddress(page, corrected);
    expect(await historyLength(page)).toBe(entries);
  }
});

test('a category with an ampersand is chosen by its address', async () => {
  const page = await site.open('/marketplace/category/food-&-drink');
  const screen = await loadedList(page);
  expect(await screen.category.inputValue()).toBe('food-&-drink');
  expect(addressOf(page)).toBe('/marketplace/category/food-&-drink');
});

test('a page that the browser renders has its tags for link previews, and so does the next page', async () => {
  const page = await site.open('/faq');
  const preview = () =>
    page
      .locator('head meta:is([property^="og:"], [name="twitter:card"])')
      .evaluateAll((tags) =>
        Object.fromEntries(
          tags.map((tag) => [tag.getAttribute('property') ?? 'card', tag.getAttribute('content')]),
        ),
      );
  await eventually(async () =>
    expect(await preview()).toMatchObject({
      'og:title': expect.stringContaining('FAQ - Afterglow'),
      'og:url': expect.stringMatching(/\/faq$/),
      'og:image': expect.stringMatching(/afterglow\/event\/share\.jpg$/),
      card: 'summary_large_image',
    }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Exhibitor Guide' }).click();
  await eventually(async () =>
    expect(await preview()).toMatchObject({
      'og:title': expect.stringContaining('Exhibitor Guide'),
      'og:url': expect.stringMatching(/\/exhibitor-guide$/),
    }),
  );
});
