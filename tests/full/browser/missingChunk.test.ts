import { useSite } from '../../support/site.ts';
import { frame } from '../../support/browser/frame.ts';
import { loadedList } from '../../support/browser/marketplaceScreen.ts';
import { lineupScreen } from '../../support/browser/listScreen.ts';

const site = useSite();

/** A visitor on the marketplace, after a deploy has removed the lineup's chunk. */
async function openAfterDeploy() {
  site.expectTrouble(/404|ChunkLoadError/);
  const page = await site.visit();
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.goto('/marketplace');
  await loadedList(page);
  await page.route('**/assets/lineup.*', (route) => route.fulfill({ status: 404 }));
  return { page, loads };
}

test('a missing chunk causes one page load, which loads the new chunk', async () => {
  const { page, loads } = await openAfterDeploy();
  page.on('request', (request) => {
    // The reloaded page names existing files.
    if (request.isNavigationRequest()) void page.unroute('**/assets/lineup.*');
  });
  await frame(page).menu.getByRole('link', { name: 'Lineup' }).click();
  await lineupScreen(page).cards.first().waitFor();
  expect(loads).toEqual(['/marketplace', '/lineup']);
});

test('a chunk that is still missing after the page load shows an error', async () => {
  const { page, loads } = await openAfterDeploy();
  await frame(page).menu.getByRole('link', { name: 'Lineup' }).click();
  const failure = page.getByRole('alert');
  await failure.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  expect(loads).toEqual(['/marketplace', '/lineup']);

  await page.unroute('**/assets/lineup.*');
  await failure.getByRole('button', { name: 'Try Again' }).click();
  await lineupScreen(page).cards.first().waitFor();
  expect(loads).toEqual(['/marketplace', '/lineup']);
});
