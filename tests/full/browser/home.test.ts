import type { Page } from 'playwright-core';
import {
  DESKTOP,
  PHONE,
  REDUCED_MOTION,
  addressOf,
  expectAddress,
  scrolledTo,
} from '../../support/browser/anyScreen.ts';
import { frame } from '../../support/browser/frame.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';

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

test('the hero fills the window: logo, dates, tickets, sign-up, app and accounts over the film, at the foot of small windows', async () => {
  const page = await site.open('/', DESKTOP);
  const stage = page.locator('#home');
  await stage.getByRole('heading', { level: 1, name: 'Afterglow' }).waitFor();
  await eventually(async () => {
    const box = await stage.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 1440 });
    expect(box?.height).toBeGreaterThanOrEqual(900);
  });
  await stage.getByRole('img', { name: 'October 25-26, 2025, Las Vegas Convention Center' }).waitFor();
  await stage.getByRole('link', { name: 'Get tickets' }).waitFor();
  await stage.getByRole('link', { name: 'Get the Afterglow app' }).waitFor();
  expect(await stage.getByRole('link', { name: 'SIGN UP FOR UPDATES' }).getAttribute('href')).toBe('/#join');
  expect(await page.title()).toBe('Afterglow');
  const accounts = stage.getByRole('list', { name: 'Afterglow on the web' });
  for (const { viewport, isThere } of [
    { ...DESKTOP, isThere: (y: number, x: number) => y < 200 && x > 1000 },
    { ...PHONE, isThere: (y: number, x: number) => y > 600 && x < 100 },
  ]) {
    await page.setViewportSize(viewport);
    await eventually(async () => {
      const box = await accounts.boundingBox();
      expect(isThere(box?.y ?? 0, box?.x ?? 0)).toBe(true);
    });
  }
  const looks = await film(page).evaluate((video: HTMLVideoElement) => ({
    filter: getComputedStyle(video).filter,
    overlay: getComputedStyle(video.parentElement as Element, '::after').backgroundColor,
    isMuted: video.muted,
    isLooping: video.loop,
  }));
  expect(looks).toEqual({
    filter: 'grayscale(1)',
    overlay: 'rgba(0, 0, 0, 0.7)',
    isMuted: true,
    isLooping: true,
  });
});

test('the film plays while it is in view, and pauses out of view, in a hidden tab and by its button', async () => {
  const page = await site.open('/', DESKTOP);
  await eventually(async () => expect(await isPlaying(page)).toBe(true));
  await eventually(async () => expect(await poster(page).count()).toBe(0));
  await page.evaluate(() => window.scrollTo(0, 2000));
  await eventually(async () => expect(await isPlaying(page)).toBe(false));
  await page.evaluate(() => window.scrollTo(0, 0));
  await eventually(async () => expect(await isPlaying(page)).toBe(true));

  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await setHidden(true);
  await eventually(async () => expect(await isPlaying(page)).toBe(false));
  await setHidden(false);
  await eventually(async () => expect(await isPlaying(page)).toBe(true));

  await page.getByRole('button', { name: 'Pause the film' }).click();
  await eventually(async () => expect(await isPlaying(page)).toBe(false));
  await page.getByRole('button', { name: 'Play the film' }).click();
  await eventually(async () => expect(await isPlaying(page)).toBe(true));
});

test.each([
  ['smoothly', {}],
  ['at once where motion is not welcome', REDUCED_MOTION],
])(
  "'SIGN UP FOR UPDATES' scrolls to the form, and the logo scrolls back to the top, %s",
  async (_how, options) => {
    const page = await site.open('/', { ...DESKTOP, ...options });
    await page.getByRole('link', { name: 'SIGN UP FOR UPDATES' }).click();
    await eventually(async () => expect(await isInView(page, 'join')).toBe(true));
    await expectHash(page, '#join');

    await frame(page).logo.click();
    await eventually(async () => expect(await scrolledTo(page)).toBe(0));
    expect(await isInView(page, 'home')).toBe(true);
  },
);

test('if the event cannot be loaded, there is a message and a retry, and the site keeps working', async () => {
  site.expectTrouble(/500/);
  const page = await site.visit();
  await page.route('**/data/query/**', (route) =>
    route.request().url().includes('navigation') ? route.continue() : route.fulfill({ status: 500 }),
  );
  await page.goto('/');
  const failure = page.getByRole('alert');
  await failure.getByRole('heading', { name: 'Failed to Load Event Data' }).waitFor();
  await failure.getByText(/The site continues with fallback content\./).waitFor();
  await page.locator('#home').getByText('OCTOBER 25-26, 2025').waitFor();
  await page.unroute('**/data/query/**');
  await failure.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Afterglow' }).waitFor();
});

function expectHash(page: Page, hash: string): Promise<void> {
  return eventually(() => expect(new URL(page.url()).hash).toBe(hash));
}

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
