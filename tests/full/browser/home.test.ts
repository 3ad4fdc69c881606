import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { DESKTOP, PHONE, REDUCED_MOTION, addressOf, expectAddress } from '../../browser/anyScreen.ts';
import { frame } from '../../browser/frame.ts';

const site = useSite();

const film = (page: Page) => page.locator('#home video');
const poster = (page: Page) => page.locator('#home img[src*="poster"]');

const isPlaying = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => !video.paused);

/** The top edge of a section in the window. CSS pixels. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);

async function isInView(page: Page, id: string): Promise<boolean> {
  const top = await topOf(page, id);
  const height = page.viewportSize()?.height ?? 0;
  return top > -1 && top < height / 2;
}

test.each([
  ['at the top right on wide windows', DESKTOP, (y: number, x: number) => y < 200 && x > 1000],
  ['at the foot on small ones', PHONE, (y: number, x: number) => y > 600 && x < 100],
])('the accounts are %s', async (_where, options, isThere) => {
  const page = await site.open('/', options);
  const accounts = page.locator('#home').getByRole('list', { name: 'Afterglow on the web' });
  await accounts.waitFor();
  await eventually(async () => {
    const box = await accounts.boundingBox();
    expect(isThere(box?.y ?? 0, box?.x ?? 0)).toBe(true);
  });
});

test('with reduced motion the film is not fetched, and its poster is shown', async () => {
  const page = await site.visit(REDUCED_MOTION);
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') films.push(request.url());
  });
  await page.goto('/');
  await poster(page).waitFor();
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
  expect(await isPlaying(page)).toBe(false);
  expect(await poster(page).isVisible()).toBe(true);
});

test('if a film cannot be loaded, its poster stays, and the failure is reported', async () => {
  site.expectTrouble(/404|Failure in home: .*hero-loop/);
  const page = await site.visit();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.route(/hero-loop\.mp4/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await poster(page).waitFor();
  await film(page).waitFor({ state: 'detached' });
  await eventually(() =>
    expect(messages.join('\n')).toMatch(/Failure in home: .*hero-loop\.mp4 cannot be played/),
  );
  expect(await poster(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the logo leads home from another screen, and a link can lead to a section', async () => {
  const page = await site.open('/marketplace', DESKTOP);
  await frame(page).logo.click();
  await expectAddress(page, '/');
  await page.locator('#home').waitFor();

  await page.goto('/marketplace');
  await frame(page).menu.getByRole('link', { name: 'Join' }).click();
  await eventually(async () => expect(await isInView(page, 'join')).toBe(true));
  expect(addressOf(page)).toBe('/');
  await expectHash(page, '#join');
});

function expectHash(page: Page, hash: string): Promise<void> {
  return eventually(() => expect(new URL(page.url()).hash).toBe(hash));
}
