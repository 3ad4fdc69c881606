import type { Locator, Page } from 'playwright-core';
import { useDeployments } from '../support/deployments.ts';
import { eventually } from '../support/eventually.ts';
import { expectAddress } from './anyScreen.ts';
import { frame } from './frame.ts';
import { cachedUrls, waitForCaching } from './browserCaches.ts';
import { loadedList } from './marketplaceScreen.ts';
import { scheduleScreen } from './scheduleScreen.ts';

jest.setTimeout(120_000);
const site = useDeployments();
const follow = (page: Page, name: string) => frame(page).menu.getByRole('link', { name }).click();

const firstPicture = (page: Page) => page.locator('main li img').first();
const isDrawn = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && !image.src.includes('placeholder'));

test('after a visit to the home screen the schedule opens offline, and so do visited pages with their pictures', async () => {
  const page = await site.open('/');
  await waitForCaching(page);
  await follow(page, 'Marketplace');
  await loadedList(page);
  await eventually(async () => expect(await isDrawn(firstPicture(page))).toBe(true));
  await eventually(async () => expect((await cachedUrls(page)).pictures).not.toEqual([]));
  await site.unplug();

  await page.goto('/schedule?day=sun');
  await scheduleScreen(page).rows.first().waitFor();
  await page.goto('/');
  await follow(page, 'Schedule');
  await scheduleScreen(page).rows.first().waitFor();
  await page.goto('/marketplace');
  const { count, search } = await loadedList(page);
  expect(await count.textContent()).toBe('Showing 50 of 420 places');
  await eventually(async () => expect(await isDrawn(firstPicture(page))).toBe(true));
  await search.fill('noo');
  await expectAddress(page, '/marketplace?q=noo');
  await page.reload();
  await count.getByText('(filtered)').waitFor();
});

test('after a visit to My festival it opens offline', async () => {
  const page = await site.open('/schedule');
  await waitForCaching(page);
  await page.getByRole('button', { name: 'Save Lights On' }).click();
  await follow(page, 'My festival');
  const plan = page.getByRole('tab', { name: 'Schedule (1)' });
  await plan.waitFor();
  await site.unplug();

  await page.goto('/my');
  await plan.waitFor();
  await page.getByRole('link', { name: 'Lights On' }).click();
  await page.getByRole('dialog', { name: 'Lights On' }).waitFor();
});
