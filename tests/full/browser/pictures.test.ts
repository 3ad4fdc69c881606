import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { expectAddress, holdRequests } from '../../support/browser/anyScreen.ts';
import { loadedList, marketplaceScreen } from '../../support/browser/marketplaceScreen.ts';

const site = useSite();

test.each([
  ['is missing, and the placeholder too', /\/media\/|\/placeholder\.svg/, { status: 404 }],
  ['is of another type', /\/media\//, { status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }],
  ['has not a byte', /\/media\//, { status: 200, contentType: 'image/png', body: '' }],
])('a picture that %s is replaced by the placeholder, once', async (_, pictures, answer) => {
  site.expectTrouble(/404/);
  const page = await site.visit();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.route(pictures, (route) => route.fulfill(answer));
  await page.goto('/marketplace');
  const shown = marketplaceScreen(page).grid.locator('img');
  await eventually(async () => {
    const sources = await shown.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(sources.slice(0, 4)).toEqual(Array(4).fill('/placeholder.svg'));
  });

  const ofPlaces = requested.filter((path) => path.includes('/places/'));
  expect(ofPlaces.length).toBeGreaterThanOrEqual(4);
  // A card that is unmounted and mounted again may request its picture once more, but not in a loop.
  const requestCounts = ofPlaces.map((path) => ofPlaces.filter((other) => other === path).length);
  expect(Math.max(...requestCounts)).toBeLessThanOrEqual(2);
  const placeholders = requested.filter((path) => path === '/placeholder.svg');
  expect(placeholders.length).toBeLessThanOrEqual(await shown.count());
});

test('pictures that never arrive do not delay anything else', async () => {
  const page = await site.visit();
  const release = await holdRequests(page, (url) => url.includes('/media/'));
  await page.goto('/marketplace', { waitUntil: 'commit' });
  const screen = await loadedList(page);
  const place = await screen.cards.first().getAttribute('href');
  await screen.cards.first().click();
  await screen.dialog.getByRole('heading').first().waitFor();
  await expectAddress(page, String(place));
  expect(await page.locator('img[src="/placeholder.svg"]').count()).toBe(0);
  release();
});
