import type { Page } from 'playwright-core';
import { useDeployments } from '../../support/deployments.ts';
import { expectAddress } from '../../support/browser/anyScreen.ts';
import { frame } from '../../support/browser/frame.ts';
import { eventually } from '../../support/eventually.ts';
import { waitForCaching } from '../../support/browser/browserCaches.ts';
import { loadedList } from '../../support/browser/marketplaceScreen.ts';
import { scheduleScreen } from '../../support/browser/scheduleScreen.ts';

const site = useDeployments();

/** Opens URLs one after another, as external links do, until all of them are cached. The last one stays open. */
async function visit(...addresses: string[]): Promise<Page> {
  const page = await site.open('/');
  await waitForCaching(page);
  for (const address of addresses) {
    await page.goto(address);
    await waitForCaching(page);
  }
  return page;
}

/** Records full page loads from now on. */
function recordLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();
const follow = (page: Page, name: string) => frame(page).menu.getByRole('link', { name }).click();
const faqContents = (page: Page) => page.getByRole('navigation', { name: 'Table of Contents' });

test('a page that was opened by its URL opens offline by a link, without a page load', async () => {
  const page = await visit('/faq', '/');
  await site.unplug();
  const loads = recordLoads(page);
  await follow(page, 'FAQ');
  await faqContents(page).waitFor();
  await expectAddress(page, '/faq');
  // It also opens after leaving the screen and coming back.
  await follow(page, 'Schedule');
  await scheduleScreen(page).rows.first().waitFor();
  await page.goBack();
  await faqContents(page).waitFor();
  expect(loads).toEqual([]);
});

test('a page that was never opened says so, although its screen is cached, and loads when the network is back', async () => {
  const page = await visit('/terms', '/');
  await site.unplug();
  const loads = recordLoads(page);
  const footerLink = (name: string) => frame(page).footer.getByRole('link', { name });
  await footerLink('Terms').click();
  await heading(page, 'Terms and Conditions').waitFor();
  await footerLink('Code of Conduct').click();
  await heading(page, 'Not available offline').waitFor();
  await page.goBack();
  await heading(page, 'Terms and Conditions').waitFor();
  await site.plugIn();
  // A query that has just failed is not requested again for 3 s.
  await page.waitForTimeout(3000);
  await footerLink('Code of Conduct').click();
  await heading(page, 'Code of Conduct').waitFor();
  expect(loads).toEqual([]);
});

test('a dialog that was opened by its URL opens offline from its list; another one fails, and works again later', async () => {
  const start = await site.open('/marketplace');
  const addresses = await (
    await loadedList(start)
  ).cards.evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('href') ?? ''));
  await start.close();

  const page = await visit(addresses[0] ?? '', '/');
  await site.unplug();
  const loads = recordLoads(page);
  await follow(page, 'Marketplace');
  // The dialog's page contains the list, too.
  const { cards, count, dialog } = await loadedList(page);
  expect(await count.textContent()).toBe('Showing 50 of 420 places');
  await cards.nth(0).click();
  await expectAddress(page, addresses[0] ?? '');
  await dialog.getByRole('heading').first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await cards.nth(1).click();
  await page.getByRole('dialog', { name: 'Place Not Found' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await site.plugIn();
  await cards.nth(1).click();
  await expectAddress(page, addresses[1] ?? '');
  await dialog.getByRole('heading').first().waitFor();
  expect(loads).toEqual([]);
});

test('after a visit to the home screen every event’s dialog opens offline, with all of its content but the link to the map', async () => {
  const page = await visit();
  const { rows, dialog } = scheduleScreen(page);
  const details = async () => {
    await dialog.getByRole('heading').first().waitFor();
    await dialog.getByText('Loading').waitFor({ state: 'detached' });
    // Offline an event has no link to the map: to find its stage there would take long for all events.
    return (await dialog.innerText()).replace('Show on the map', '').replaceAll(/\n+/g, '\n');
  };
  await site.unplug();
  await follow(page, 'Schedule');
  await rows.nth(2).click();
  const [address, shown] = [page.url(), await details()];

  await site.plugIn();
  await page.goto(address);
  // A rendered dialog gets its related events when the site has started.
  await eventually(async () => expect(await details()).toBe(shown));
  expect(await dialog.getByRole('alert').count()).toBe(0);
});

test('a map that was opened finds booths offline, and can be moved', async () => {
  const page = await visit('/map');
  await page.getByRole('button', { name: 'Zoom in' }).waitFor();
  await waitForCaching(page);
  await site.unplug();
  await page.goto('/map?map=hall-b');
  const booths = page.getByRole('list', { name: 'Booths on Hall B' }).getByRole('link');
  await booths.first().waitFor();
  await page.getByRole('textbox', { name: 'Search vendors and booths...' }).fill('toy town');
  await page.getByText(/^2\d vendors$/).waitFor();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('tab', { name: /Hall A/ }).click();
  await page.getByRole('list', { name: 'Booths on Hall A' }).getByRole('link').first().waitFor();
  expect(await booths.count()).toBe(0);
  await page.getByRole('tab', { name: /Hall B/ }).click();
  const picture = page.getByRole('img', { name: /Hall B/ });
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});
