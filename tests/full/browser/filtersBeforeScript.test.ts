import { ON_COMMIT, PHONE, addressOf, expectAddress } from '../../support/browser/anyScreen.ts';
import { openBeforeCode, openBeforeScript } from '../../support/browser/beforeScript.ts';
import { frame } from '../../support/browser/frame.ts';
import { marketplaceScreen, namesOf } from '../../support/browser/marketplaceScreen.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';

/** Rendered pages: their controls are visible before hydration. */
const site = useSite({ isRendered: true });

const VIRTUAL_LIST = /\/virtual-cards\.[^/]*\.js$/;

async function openMarketplace() {
  const { page, release } = await openBeforeCode(site, '/marketplace');
  return { page, release, screen: marketplaceScreen(page) };
}

test('what a visitor types and chooses before the script applies together, of two letters the last one', async () => {
  const { page, release, screen } = await openMarketplace();
  await screen.search.pressSequentially('o');
  await screen.letter('C').click();
  await screen.letter('B').click();
  await page.getByRole('button', { name: 'List view' }).click();
  release();
  await screen.count.getByText('(filtered)').waitFor();
  await expectAddress(page, '/marketplace?letter=B&q=o&view=list');
});

test('a menu button that is pressed several times before the script opens the menu once', async () => {
  const { page, release } = await openBeforeCode(site, '/', PHONE);
  const { menuButton, drawer } = frame(page);
  await menuButton.tap();
  await menuButton.tap();
  release();
  await drawer.waitFor();
  expect(addressOf(page)).toBe('/');
});

test('Escape before the script closes a dialog over its list', async () => {
  const { page } = await openBeforeCode(site, '/marketplace/10-little-canvases?letter=B');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectAddress(page, '/marketplace?letter=B');
});

test('a list is filtered before the code of its virtual list arrives', async () => {
  const { page, release } = await openBeforeScript(site, '/marketplace', { scripts: VIRTUAL_LIST });
  const { cards, count, search } = marketplaceScreen(page);
  await search.fill('a');
  await count.getByText('(filtered)').waitFor();
  await expectAddress(page, '/marketplace?q=a');
  const all = await namesOf(cards);
  expect(all.filter((name) => !/a/i.test(name))).toEqual([]);
  release();
  // The virtual list has only cards in and near the window.
  await eventually(async () => expect(await cards.count()).toBeLessThan(all.length));
  const shown = await namesOf(cards);
  expect(shown.length).toBeGreaterThan(4);
  expect(all.slice(0, shown.length)).toEqual(shown);
});

test('the code waits for the first paint, not for pictures', async () => {
  const page = await site.visit();
  // With the clock stopped no timer can load anything.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.route('**/media/**', () => undefined);
  await page.goto('/marketplace', ON_COMMIT);
  await page.locator('#root:not([data-starting])').waitFor({ state: 'attached' });
});

test('a category that is chosen before the script is shown', async () => {
  const { page, release, screen } = await openMarketplace();
  await screen.category.selectOption('art-toys');
  release();
  await expectAddress(page, '/marketplace/category/art-toys');
  expect(await screen.category.inputValue()).toBe('art-toys');
});
