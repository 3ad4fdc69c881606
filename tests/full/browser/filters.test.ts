import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { placesIn } from '../../support/browser/listedPlaces.ts';
import { addressOf, expectAddress, historyLength, scrolledTo } from '../../support/browser/anyScreen.ts';
import { loadedList, marketplaceScreen, namesOf } from '../../support/browser/marketplaceScreen.ts';

const site = useSite();

function namesIn(category: string, letter: string): string[] {
  return placesIn(site.documents())
    .filter((place) => place.categories.includes(category) && place.letter === letter)
    .map(({ name }) => name);
}

test('every choice shows in the list and in the address, without new history entries', async () => {
  const page = await site.open('/marketplace');
  const screen = await loadedList(page);
  const entries = await historyLength(page);

  await screen.category.selectOption('games');
  await expectAddress(page, '/marketplace/category/games');
  await screen.letter('S').click();
  await expectAddress(page, '/marketplace/category/games?letter=S');
  await eventually(async () => expect(await namesOf(screen.cards)).toEqual(namesIn('games', 'S')));
  await screen.view('List view').click();
  await expectAddress(page, '/marketplace/category/games?letter=S&view=list');
  await eventually(async () => expect(await screen.grid.getAttribute('data-view')).toBe('list'));

  await screen.clear.click();
  await expectAddress(page, '/marketplace?view=list');
  await eventually(async () => expect(await screen.count.textContent()).toBe('Showing 50 of 420 places'));
  expect(await screen.letter('ALL').getAttribute('aria-pressed')).toBe('true');
  expect(await screen.category.inputValue()).toBe('all');
  expect(await screen.clear.count()).toBe(0);
  await screen.view('Grid view').click();
  await expectAddress(page, '/marketplace');
  expect(await historyLength(page)).toBe(entries);
});

test('typing filters at once; the address changes after a pause, without new history entries', async () => {
  const page = await site.open('/marketplace?utm_source=poster');
  const screen = await loadedList(page);
  const entries = await historyLength(page);
  const addresses: string[] = [];
  page.on('framenavigated', () => addresses.push(addressOf(page)));

  await screen.search.pressSequentially('ALMÓND');
  await eventually(async () => expect(await namesOf(screen.cards)).toEqual(['Almond & Stiletto']));
  await expectAddress(page, `/marketplace?q=${encodeURIComponent('ALMÓND')}&utm_source=poster`);
  expect(addresses).toHaveLength(1);

  await screen.clear.click();
  await expectAddress(page, '/marketplace?utm_source=poster');
  expect(await screen.search.inputValue()).toBe('');
  expect(await historyLength(page)).toBe(entries);
});

test('Back and Forward move between two pasted links with filters', async () => {
  const page = await site.open('/marketplace/category/games?letter=S');
  const screen = marketplaceScreen(page);
  const inGames = namesIn('games', 'S');
  const inArt = namesIn('art', 'B');
  await eventually(async () => expect(await namesOf(screen.cards)).toEqual(inGames));
  await page.goto('/marketplace/category/art?letter=B&view=list');
  await eventually(async () => expect(await namesOf(screen.cards)).toEqual(inArt));

  await page.goBack();
  await expectAddress(page, '/marketplace/category/games?letter=S');
  await eventually(async () => expect(await namesOf(screen.cards)).toEqual(inGames));
  expect(await screen.grid.getAttribute('data-view')).toBe('grid');
  expect(await screen.category.inputValue()).toBe('games');

  await page.goForward();
  await expectAddress(page, '/marketplace/category/art?letter=B&view=list');
  await eventually(async () => expect(await namesOf(screen.cards)).toEqual(inArt));
  expect(await screen.grid.getAttribute('data-view')).toBe('list');
  expect(await screen.letter('B').getAttribute('aria-pressed')).toBe('true');
});

test('Back and Forward within the page change the filters with the address', async () => {
  const page = await site.open('/marketplace/category/games?letter=S');
  const screen = marketplaceScreen(page);
  await screen.card(namesIn('games', 'S')[0] ?? '').click();
  await screen.dialog.waitFor();
  const dialog = addressOf(page);
  expect(dialog).toMatch(/^\/marketplace\/[^/?]+\?category=games&letter=S$/);

  await page.goBack();
  await expectAddress(page, '/marketplace/category/games?letter=S');
  await screen.dialog.waitFor({ state: 'detached' });
  await page.goForward();
  await expectAddress(page, dialog);
  await screen.dialog.waitFor();
  await page.goBack();
  await screen.dialog.waitFor({ state: 'detached' });
  await eventually(async () => expect(await namesOf(screen.cards)).toEqual(namesIn('games', 'S')));
});

test.each([
  ['/marketplace', 'No places found'],
  ['/schedule', 'No events found'],
])('%s starts at its top when it has items again after none were found', async (list, nothing) => {
  const page = await site.open(`${list}?q=qqqq`, { viewport: { width: 1280, height: 500 } });
  await page.getByRole('heading', { name: nothing }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 700);
  await eventually(async () => expect(await scrolledTo(page)).toBeGreaterThan(500));
  await page.keyboard.press('Escape');
  await page.locator('section[aria-label] li a').first().waitFor();
  // The height above the list, minus the header.
  await eventually(async () => expect(await scrolledTo(page)).toBeLessThan(400));
});
