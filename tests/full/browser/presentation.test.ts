import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import type { Listener } from '#server/http/listen.ts';
import { copySite } from '../../support/buildSite.ts';
import { eventually } from '../../support/eventually.ts';
import { PROJECT, openInStudio, startStudio } from '../../support/presentation/studio.ts';
import { readEnglishDemo } from '../../support/readDemo.ts';
import { useSite } from '../../support/site.ts';

/** A fixed port, because the site is built with it. */
const STUDIO_PORT = 34_333;
const STUDIO_URL = `http://localhost:${STUDIO_PORT}`;
const folder = mkdtempSync(join(tmpdir(), 'fairground-presentation-'));
const demo = readEnglishDemo();
const drafts = createDatasetStore([], { keepsDrafts: true });
let studios: Listener[];

beforeAll(async () => {
  copySite(folder, { ...PROJECT, STUDIO_URL });
  studios = [await startStudio(STUDIO_PORT), await startStudio(0)];
});
beforeEach(() => drafts.replace(demo));
afterAll(async () => {
  await Promise.all(studios.map((studio) => studio.close()));
  rmSync(folder, { recursive: true });
});

const site = useSite({ distDir: folder, environment: readSiteEnvironment({ ...PROJECT, STUDIO_URL }) });

// The connection says so when the other side was too busy to answer in three seconds.
beforeEach(() => site.expectTrouble(/Received no response to message/));

/**
 * How long drafts may take to be seen. What the connection has lost comes after the page's next heartbeat, which is
 * every 20 s. Milliseconds.
 */
const DRAFTS_SEEN = 45_000;

/** Opens a Studio around an address of the site, whose published content is the demo's. */
async function openStudio(address: string, studio: string | undefined = STUDIO_URL) {
  const page = await site.visit();
  return { page, frame: await openInStudio(page, { studio, site: site.origin(), address, drafts }) };
}

test('a Studio shows drafts, and every keystroke', async () => {
  // The site draws pictures of published documents only.
  site.expectTrouble(/draft-horse-denim\.jpg|status of 404/);
  const { page, frame } = await openStudio('/marketplace?q=denim');
  // The site, the connection to the Studio and the drafts load one after another.
  await frame.getByRole('link', { name: /Draft Horse Denim/ }).waitFor({ timeout: DRAFTS_SEEN });
  for (const name of ['Draught Horse Denim', 'Cart Horse Denim']) {
    drafts.replace(
      demo.map((document) =>
        document._id === 'drafts.place-draft-horse-denim' ? { ...document, name } : document,
      ),
    );
    await page.evaluate(() => window.documentsChanged());
    await frame.getByRole('link', { name }).waitFor({ timeout: DRAFTS_SEEN });
  }

  // The Studio also answers queries with other filters and of other screens.
  await frame.getByRole('button', { name: 'Clear Filters' }).first().click();
  await frame.getByText(/Showing \d+ of 421 places/).waitFor({ timeout: DRAFTS_SEEN });
}, 200_000);

test('a click on a text or a picture opens its field, and nothing moves', async () => {
  const { page, frame } = await openStudio('/lineup/juno-abernathy');
  const dialog = frame.getByRole('dialog');
  const marked = (part: Locator) =>
    eventually(async () => expect(await part.getAttribute('data-sanity')).not.toBeNull());
  const name = dialog.getByRole('heading', { name: 'Juno Abernathy' }).getByText('Juno Abernathy');
  await marked(name);
  await frame.locator('sanity-visual-editing > *').first().waitFor({ state: 'attached' });
  await frame.locator('body').evaluate(() => document.fonts.ready);
  const boxes = () =>
    dialog.locator('*').evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await boxes();
  await name.click();
  await dialog.getByRole('img').first().click();
  await eventually(async () =>
    expect(await page.evaluate(() => window.opened)).toEqual([
      'performer-juno-abernathy name',
      'performer-juno-abernathy media',
    ]),
  );
  expect(await boxes()).toEqual(before);
});

test('page and Studio follow each other’s address, with the time of a preview', async () => {
  const { page, frame } = await openStudio('/schedule?at=2025-10-26T14:00');
  const addresses = () => page.evaluate(() => window.addresses);
  await eventually(async () => expect(await addresses()).toEqual(['/schedule?at=2025-10-26T14:00']));
  await frame.getByRole('tab', { name: /Sunday/ }).click();
  await eventually(async () =>
    expect((await addresses()).at(-1)).toBe('/schedule?day=sun&at=2025-10-26T14:00'),
  );
  await page.evaluate(() => window.showAddress('/lineup?sort=featured'));
  await frame.getByRole('heading', { level: 1, name: 'Lineup' }).waitFor();
  await eventually(async () => expect((await addresses()).at(-1)).toMatch(/^\/lineup\?sort=featured/));
  await page.evaluate(() => window.goBack());
  await frame.getByRole('heading', { level: 1, name: 'Schedule' }).waitFor();
});

test('no other page may show the site, and without that header another page gets no answer', async () => {
  site.expectTrouble(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|target origin provided/);
  const other = studios[1]?.origin;
  const { page, frame } = await openStudio('/schedule', other);
  await eventually(() => expect(page.frames().at(-1)?.url()).toMatch(/^chrome-error:/));
  await page.route(`${site.origin()}/**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': '' } });
  });
  await page.reload();
  await frame.getByRole('heading', { level: 1, name: 'Schedule' }).waitFor();
  await page.waitForTimeout(3000);
  expect(await page.evaluate(() => window.statuses)).not.toContain('connected');
});
