import type { Locator, Page } from 'playwright-core';
import {
  DESKTOP,
  REDUCED_MOTION,
  expectNoSidewaysScroll,
  hasFocus,
} from '../../support/browser/anyScreen.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';

const site = useSite();

const carouselOf = (page: Page) => page.getByRole('region', { name: 'Inside the Lantern' });
const place = (carousel: Locator) => carousel.getByText(/^\d of 6$/);
const expectPlace = (carousel: Locator, text: string) =>
  eventually(async () => expect(await place(carousel).textContent()).toBe(text));
const gifts = (page: Page) => page.locator('button[aria-haspopup=dialog]', { has: page.locator('img') });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Lightbox' });
const shownPicture = (page: Page) => lightbox(page).locator('.yarl__slide_current img');

/** Opens the page with a clock that the test controls. */
async function openAtStoppedClock(options = {}) {
  const page = await site.visit({ ...DESKTOP, ...options });
  await page.clock.install();
  await page.goto('/hotel-info');
  const carousel = carouselOf(page);
  await carousel.waitFor();
  return { page, carousel };
}

/** The picture at the start of the carousel. */
async function leftmost(carousel: Locator): Promise<string | null> {
  const box = await carousel.boundingBox();
  for (const slide of await carousel.getByRole('img').all()) {
    const at = await slide.boundingBox();
    if (at && box && Math.abs(at.x - box.x) < 2) return slide.getAttribute('alt');
  }
  return null;
}

test('the code of the lightbox and of the carousel is not loaded before it is needed', async () => {
  const scripts: string[] = [];
  const page = await site.visit();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/marketplace');
  await page.getByRole('list', { name: 'Places' }).waitFor();
  expect(scripts.filter((url) => /\/(hotel|hotel-queries|lightbox)\./.test(url))).toEqual([]);

  await page.goto('/hotel-info');
  await gifts(page).first().waitFor();
  expect(scripts.some((url) => /\/hotel\./.test(url))).toBe(true);
  expect(scripts.some((url) => /lightbox/.test(url))).toBe(false);
  await gifts(page).first().click();
  await shownPicture(page).waitFor();
  expect(scripts.some((url) => /lightbox/.test(url))).toBe(true);
});

test('the carousel scrolls automatically, pauses for the keyboard, and can be turned by it', async () => {
  const { page, carousel } = await openAtStoppedClock();
  await expectPlace(carousel, '1 of 6');
  await page.clock.runFor(4600);
  await expectPlace(carousel, '2 of 6');

  const next = carousel.getByRole('button', { name: 'Next' });
  await carousel.getByRole('button', { name: 'Pause the pictures' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await hasFocus(next)).toBe(true);
  await page.clock.runFor(20_000);
  await expectPlace(carousel, '2 of 6');

  await page.keyboard.press('Enter');
  await expectPlace(carousel, '3 of 6');
  await page.keyboard.press('ArrowRight');
  await expectPlace(carousel, '4 of 6');
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowLeft');
  await expectPlace(carousel, '6 of 6');
  await page.clock.runFor(3000);
  await eventually(async () => expect(await leftmost(carousel)).toMatch(/^Breakfast/));
});

test('a gift opens in the lightbox, keys lead to the others, and the focus comes back; nothing is wider than any window', async () => {
  const page = await site.open('/hotel-info', REDUCED_MOTION);
  const lamp = gifts(page).nth(1);
  await lamp.focus();
  await page.keyboard.press('Enter');
  await shownPicture(page).waitFor();
  expect(await shownPicture(page).getAttribute('alt')).toMatch(/^A folding paper lantern/);
  await page.keyboard.press('ArrowRight');
  await eventually(async () => expect(await shownPicture(page).getAttribute('alt')).toMatch(/^A bandana/));
  await page.keyboard.press('Escape');
  await lightbox(page).waitFor({ state: 'detached' });
  expect(await hasFocus(lamp)).toBe(true);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

/** The container of the video; the player mounts when it first enters the window. */
const filmFrame = (page: Page) => page.locator("[style*='--overlay']");

test('the pause button stops the carousel for good, and starts it again', async () => {
  const { page, carousel } = await openAtStoppedClock();
  await carousel.getByRole('button', { name: 'Pause the pictures' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expectPlace(carousel, '1 of 6');
  await carousel.getByRole('button', { name: 'Play the pictures' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4600);
  await expectPlace(carousel, '2 of 6');
});

test('the carousel pauses under the mouse, and can be dragged', async () => {
  const { page, carousel } = await openAtStoppedClock();
  await carousel.getByRole('group', { name: '1 of 6' }).hover();
  await page.clock.runFor(20_000);
  await expectPlace(carousel, '1 of 6');
  const box = await carousel.boundingBox();
  if (!box) throw new Error('The carousel is not there.');
  const y = box.y + box.height / 3;
  await page.mouse.move(box.x + 700, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, y, { steps: 6 });
  await page.mouse.up();
  await expectPlace(carousel, '2 of 6');
});

test('with reduced motion nothing moves automatically, and a new slide is shown at once', async () => {
  const { page, carousel } = await openAtStoppedClock(REDUCED_MOTION);
  await page.clock.runFor(60_000);
  await expectPlace(carousel, '1 of 6');
  expect(await page.getByRole('button', { name: /^(Pause|Play)/ }).count()).toBe(0);
  await filmFrame(page).scrollIntoViewIfNeeded();
  expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  await carousel.getByRole('button', { name: 'Next' }).click();
  await page.clock.runFor(50);
  await eventually(async () => expect(await leftmost(carousel)).toMatch(/^A corner room/));
});

test('the film is fetched when it comes into view, and can be stopped', async () => {
  const films: string[] = [];
  const page = await site.visit(DESKTOP);
  page.on('request', (request) => request.resourceType() === 'media' && films.push(request.url()));
  await page.goto('/hotel-info');
  await gifts(page).first().waitFor();
  expect(films).toEqual([]);
  const film = page.locator('video');
  await filmFrame(page).scrollIntoViewIfNeeded();
  await eventually(async () =>
    expect(await film.evaluate((node: HTMLVideoElement) => node.paused)).toBe(false),
  );
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await eventually(async () =>
    expect(await film.evaluate((node: HTMLVideoElement) => node.paused)).toBe(true),
  );
});

test('placeholders are tiny, and only large pictures have them', async () => {
  const previews: Promise<number>[] = [];
  const page = await site.visit(DESKTOP);
  page.on('response', (response) => {
    if (response.url().includes('w_24,')) previews.push(response.body().then(({ length }) => length));
  });
  await page.goto('/marketplace');
  await page.getByRole('list', { name: 'Places' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(previews).toEqual([]);

  await page.goto('/hotel-info');
  await eventually(() => expect(previews.length).toBe(12));
  expect(Math.max(...(await Promise.all(previews)))).toBeLessThan(1000);
});
