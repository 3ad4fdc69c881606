import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { findViolations } from '../../support/browser/expectAccessible.ts';
import { buildGallery } from '../../support/buildSite.ts';
import { useSite } from '../../support/site.ts';
import { comparePicture } from './comparePicture.ts';

/** Every sample of the gallery (`npm run gallery`), as phones and as large windows show it. */
const folder = mkdtempSync(join(tmpdir(), 'fairground-gallery-'));

beforeAll(() => buildGallery(folder), 240_000);
const site = useSite({ distDir: folder });
afterAll(() => rmSync(folder, { recursive: true }));

const WINDOWS = [
  { width: 390, height: 844, theme: 'light' },
  { width: 1440, height: 900, theme: 'dark' },
] as const;

/**
 * What is compared with a picture. It has letters of the site's own font only: others differ from machine to machine.
 * `UPDATE_PICTURES=1 npx jest tests/full/browser/gallery.test.ts` takes the pictures anew.
 */
const PICTURED: Readonly<Record<(typeof WINDOWS)[number]['width'], readonly string[]>> = {
  390: [
    'card?state=grid',
    'card?state=list',
    'button?state=primary',
    'detail-dialog?state=with-a-picture',
    'filter-modal?state=open',
    'inline-notice?state=each-tone',
    'post-card?state=lead',
    'questions?state=two',
    'schedule-results?state=compact',
    'text-field?state=empty-with-a-hint-wrong',
  ],
  1440: [
    'badge?state=all-kinds',
    'few-cards?state=five',
    'footer?state=with-a-logo',
    'detail-dialog?state=article',
    'error-screen?state=empty',
    'feed-list?state=a-front-page',
    'page-header?state=with-a-button',
    'results?state=two-kinds',
    'schedule-results?state=rows',
    'toasts?state=three-of-them',
  ],
};

/**
 * Several states on one page repeat their landmarks, and tooltips stand outside of all. Tests of the screens check both.
 */
const IGNORED_RULES = ['landmark-unique', 'region'];

test('all samples fit into each window, are accessible, log nothing, and look as they did', async () => {
  const problems = await Promise.all(WINDOWS.map(findProblems));
  expect(problems.flat()).toEqual([]);
}, 240_000);

async function findProblems({ width, height, theme }: (typeof WINDOWS)[number]): Promise<string[]> {
  const page = await site.open('/gallery', { viewport: { width, height }, reducedMotion: 'reduce' });
  const samples = await listSamples(page);
  expect(samples.length).toBeGreaterThan(80);
  const pictured = PICTURED[width].map((sample) => `/gallery/${sample}`);
  const problems: string[] = [];
  let sample: string | undefined;
  const note = (problem: string) => problems.push(`${sample}, ${width} pixels: ${problem}`);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
  for (sample of new Set([...samples, ...pictured])) {
    const overflow = await page.evaluate(show, `${sample}${sample.includes('?') ? '&' : '?'}theme=${theme}`);
    if (overflow > 0) note(`${overflow} pixels wider than the window`);
    for (const violation of await lastingViolations(page)) note(violation);
    if (!pictured.includes(sample)) continue;
    const shot = { animations: 'disabled', caret: 'hide', timeout: 60_000 } as const;
    // What covers the window is no part of its frame.
    const frame = samples.includes(sample) ? page : page.locator('[data-stage]');
    const difference = await comparePicture(nameOf(sample, width), await frame.screenshot(shot));
    if (difference !== undefined) note(difference);
  }
  return problems;
}

/** The pages of all components, and of the samples that need one of their own. */
async function listSamples(page: Page): Promise<string[]> {
  const links = page.locator('a[data-page]');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/**
 * In the page: shows a sample, with its fonts and pictures.
 *
 * @returns by how much it is wider than the window.
 */
async function show(address: string): Promise<number> {
  await window.navigation.navigate(address).finished;
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  // Some are broken on purpose.
  // The decoding of one that is removed meanwhile may never end.
  const decoded = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 3000))]);
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** What axe still finds a second later: React shows some parts up to 0.3 seconds after their fallbacks. */
async function lastingViolations(page: Page): Promise<string[]> {
  if ((await findViolations(page, IGNORED_RULES)).length === 0) return [];
  await page.waitForTimeout(1000);
  return findViolations(page, IGNORED_RULES);
}

/** `card-grid-390` */
function nameOf(sample: string, width: number): string {
  return `${sample.replace('/gallery/', '').replace('?state=', '-')}-${width}`;
}
