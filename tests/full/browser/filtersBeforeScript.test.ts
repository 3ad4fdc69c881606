import { useSite } from '../../support/site.ts';
import { expectAddress } from '../../browser/anyScreen.ts';
import { openBeforeScript } from '../../browser/beforeScript.ts';
import { marketplaceScreen } from '../../browser/marketplaceScreen.ts';

/** Rendered pages: their controls are visible before hydration. */
const site = useSite({ isRendered: true });

/** All scripts except the entry, which is small and loads at once. */
const scripts = /\/assets\/(?!main\.).*\.js$/;

async function openMarketplace() {
  const { page, release } = await openBeforeScript(site, '/marketplace', { scripts });
  // The entry has run: it requests the other scripts.
  await page.waitForRequest(scripts);
  return { page, release, screen: marketplaceScreen(page) };
}

test('a search that is typed before the script filters the list', async () => {
  const { page, release, screen } = await openMarketplace();
  await screen.search.pressSequentially('noo');
  release();
  await screen.count.getByText('(filtered)').waitFor();
  expect(await screen.search.inputValue()).toBe('noo');
  await expectAddress(page, '/marketplace?q=noo');
});

test('a category that is chosen before the script is shown', async () => {
  const { page, release, screen } = await openMarketplace();
  await screen.category.selectOption('art-toys');
  release();
  await expectAddress(page, '/marketplace/category/art-toys');
  expect(await screen.category.inputValue()).toBe('art-toys');
});

test('of the letters that are pressed before the script the last one applies', async () => {
  const { page, release, screen } = await openMarketplace();
  await screen.letter('C').click();
  await screen.letter('B').click();
  release();
  await expectAddress(page, '/marketplace?letter=B');
});
