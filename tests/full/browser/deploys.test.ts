import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { DESKTOP, PHONE, addressOf, expectAddress } from '../../support/browser/anyScreen.ts';
import { footerInView, frame } from '../../support/browser/frame.ts';
import { marketplaceScreen } from '../../support/browser/marketplaceScreen.ts';
import { scheduleScreen } from '../../support/browser/scheduleScreen.ts';

/** Visitors with a page of an older build, whose chunks a deploy has removed. */
const site = useSite({ hasBackend: true });

/** A visit in which a chunk is missing until `bringBack` is called; `loads` counts page loads. */
async function visitWithout(chunk: string, options: typeof DESKTOP | typeof PHONE = DESKTOP) {
  site.expectTrouble(/404|Failure in|ChunkLoadError|Loading (CSS )?chunk/);
  const page = await site.visit(options);
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  const pattern = new RegExp(`/assets/${chunk}\\.\\w+\\.js$`);
  expect(readdirSync('dist/assets').filter((name) => pattern.test(`/assets/${name}`))).toHaveLength(1);
  await page.route(pattern, (route) => route.fulfill({ status: 404 }));
  return { page, loads, bringBack: () => page.unroute(pattern) };
}

const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });

test('a missing screen is loaded with the whole page, once, and then the error screen is shown', async () => {
  const { page, loads, bringBack } = await visitWithout('faq');
  await page.goto('/');
  await frame(page).menu.getByRole('link', { name: 'FAQ' }).click();
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  expect(loads).toEqual([`${site.origin()}/`, `${site.origin()}/faq`]);
  await footerInView(page);

  await bringBack();
  await page.reload();
  await page.getByRole('navigation', { name: 'Table of Contents' }).waitFor();
});

test('a screen that a deploy has only renamed opens after that page load', async () => {
  const { page, loads, bringBack } = await visitWithout('faq');
  await page.goto('/');
  page.on('request', (request) => request.isNavigationRequest() && void bringBack());
  await frame(page).menu.getByRole('link', { name: 'FAQ' }).click();
  await page.getByRole('navigation', { name: 'Table of Contents' }).waitFor();
  expect(loads).toHaveLength(2);
});

/** All dialogs are loaded by `lazyDialog`: one that has an address, and one that has none. */
test.each([
  ['a place', 'place-dialog', '/marketplace', DESKTOP, (page: Page) => marketplaceScreen(page).cards.first()],
  ['the filters', 'filter-modal', '/marketplace?letter=B', PHONE, filters],
])('%s that is missing says so over its page, and opens when it is there again', async (...row) => {
  const [, chunk, address, options, opener] = row;
  const { page, loads, bringBack } = await visitWithout(chunk, options);
  await page.goto(address);
  await opener(page).click();
  const missing = page.getByRole('dialog', { name: 'This could not be loaded' });
  await missing.getByRole('button', { name: 'Reload the page' }).waitFor();
  await page.keyboard.press('Escape');
  await missing.waitFor({ state: 'detached' });
  expect(addressOf(page)).toBe(address);

  await opener(page).click();
  await missing.getByRole('button', { name: 'Close' }).click();
  await missing.waitFor({ state: 'detached' });
  expect(await page.getByRole('heading', { name: 'Something went wrong' }).count()).toBe(0);

  await bringBack();
  await opener(page).click();
  await page.getByRole('dialog').waitFor();
  expect(await missing.count()).toBe(0);
  expect(loads).toHaveLength(1);
});

test('a missing performer dialog says so and shows the event', async () => {
  const { page } = await visitWithout('performer-dialog');
  await page.goto('/schedule?q=marisol');
  await scheduleScreen(page).row('Marisol Tremaine').click();
  const event = page.getByRole('dialog', { name: 'Marisol Tremaine' });
  await event.getByRole('link', { name: 'Marisol Tremaine' }).click();
  await page.getByRole('dialog', { name: 'This could not be loaded' }).waitFor();
  await page.keyboard.press('Escape');
  await event.getByRole('link', { name: 'Marisol Tremaine' }).waitFor();
});

test('the reload that the message offers opens the requested screen', async () => {
  const { page, bringBack } = await visitWithout('place-dialog');
  await page.goto('/marketplace');
  const { cards, dialog } = marketplaceScreen(page);
  await cards.first().click();
  await dialog.getByRole('button', { name: 'Reload the page' }).waitFor();
  await bringBack();
  await dialog.getByRole('button', { name: 'Reload the page' }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).waitFor();
  await eventually(async () =>
    expect(await dialog.getByRole('heading').first().textContent()).not.toMatch(/^This/),
  );
});

test('without the code of its drawer the menu is a list of links', async () => {
  const { page, loads } = await visitWithout('navigation-drawer', PHONE);
  await page.goto('/');
  const { menuButton, drawer } = frame(page);
  await menuButton.click();
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await menuButton.click();
  await drawer.getByRole('link', { name: 'Marketplace' }).click();
  await drawer.waitFor({ state: 'detached' });
  await expectAddress(page, '/marketplace');
  await marketplaceScreen(page).cards.first().waitFor();
  expect(loads).toHaveLength(1);
});

test('without the code of the footer the page above and the copyright line are there', async () => {
  const { page } = await visitWithout('foot');
  await page.goto('/faq');
  const { footer } = frame(page);
  await footer.scrollIntoViewIfNeeded();
  await eventually(async () =>
    expect(await footer.textContent()).toMatch(/^© \d{4} .+\. ALL RIGHTS RESERVED\.$/),
  );
  await page.getByRole('navigation', { name: 'Table of Contents' }).waitFor();
});

test('without the code that sends it, a sign-up fails with a message, keeps its text, and can be sent later', async () => {
  const { page, bringBack } = await visitWithout('supabase');
  await page.goto('/#join');
  const box = page.getByLabel('Email address');
  await box.fill('fan@festival.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Subscription Failed').first().waitFor();
  expect(await box.inputValue()).toBe('fan@festival.example');

  await bringBack();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Welcome to the Future!').first().waitFor({ timeout: 30_000 });
});
