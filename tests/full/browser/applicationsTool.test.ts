import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { startEmbeddedServices } from '#server/embeddedServices.ts';
import { openDatabase } from '#server/supabase/database/openDatabase.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';
import { buildInDevelopment } from '../../support/buildSite.ts';
import { useSite } from '../../support/site.ts';
import { STAFF_PASSWORD } from '../../support/staff.ts';

/** The organisers' tool (`npm run dev`, `/__studio/applications`) with three hundred applications. */
const folder = mkdtempSync(join(tmpdir(), 'fairground-tool-'));

beforeAll(() => buildInDevelopment(folder), 240_000);
const site = useSite({
  distDir: folder,
  hasBackend: true,
  async start(options) {
    const port = await freePort();
    await fill(options.dataDir ?? '', `http://localhost:${port}`);
    return startEmbeddedServices({ ...options, port, staffPassword: STAFF_PASSWORD });
  },
});
afterAll(() => rmSync(folder, { recursive: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Every third application is of a bakery. */
async function fill(dataDir: string, origin: string): Promise<void> {
  const database = join(dataDir, 'database');
  await (await openDatabase(database)).close();
  const postgres = await PGlite.create(database);
  // One by one: a request may insert only one, which a trigger checks.
  await postgres.exec(`
    do $$ declare name text; file text; begin
      for number in 1..300 loop
        name := gen_random_uuid() || '.png';
        file := '${origin}/storage/v1/object/public/vendor-files/' || name;
        insert into public.uploaded_files (name, bucket, public_url) values (name, 'vendor-files', file);
        insert into public.vendor_applications
          (created_at, contact_name, contact_email, company_name, social_media_handles, product_description,
           product_images_urls)
        values
          (now() - number * interval '1 hour', 'Robin ' || number, 'robin' || number || '@example.com',
           case when number % 3 = 0 then 'Bakery ' else 'Prints ' end || number,
           '{"instagram": "https://www.instagram.com/robin"}', '<b>What</b> stall ' || number || ' sells.', array[file]);
      end loop;
    end $$;
  `);
  await postgres.close();
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" /></svg>';

async function signIn(options?: BrowserContextOptions): Promise<Page> {
  const page = await site.visit(options);
  await page.route('**/vendor-files/*.png', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
  await page.goto('/__studio/applications/index.html');
  await page.getByLabel('Email').fill('mira@example.com');
  await page.getByLabel('Password').fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('300 of 300 applications').waitFor();
  return page;
}

const PHONE = { viewport: { width: 390, height: 844 } };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** By how many pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const [tool] = document.querySelectorAll('#root > *');
    return tool ? tool.scrollWidth - tool.clientWidth : undefined;
  });

test('an organiser finds, reviews, compares and decides', async () => {
  const page = await signIn(DESKTOP);
  const status = page.getByRole('status');

  await page.getByLabel('Search').fill('bakery');
  await page.getByText('100 of 300 applications').waitFor();
  expect(new URL(page.url()).search).toBe('?q=bakery');
  await page.getByRole('button', { name: /^Bakery 3 / }).click();
  await page.getByText('<b>What</b> stall 3 sells.').waitFor();
  await page.getByText('Received').waitFor();
  await page.getByRole('radio', { name: '4' }).check();
  await page.getByLabel('Your note, for organisers').fill('Good bread');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Average 4.0 of 5').waitFor();
  await page.goBack();
  await page.getByLabel('Not reviewed by me').check();
  await page.getByText('99 of 300 applications').waitFor();

  for (const number of [6, 9, 12, 15])
    await page.getByLabel(`Select Bakery ${number}`, { exact: true }).check();
  await page.getByRole('button', { name: 'Compare 2 to 4' }).click();
  expect(await page.getByRole('article').count()).toBe(4);
  await page.getByRole('button', { name: 'Close' }).click();

  // Forty are declined at once, one of which another organiser has just put on the waiting list.
  await page.getByRole('button', { name: 'Select none' }).click();
  for (let number = 6; number <= 123; number += 3)
    await page.getByLabel(`Select Bakery ${number}`, { exact: true }).check();
  const other = await signIn();
  await other.getByRole('button', { name: /^Bakery 6 / }).click();
  await decide(other, 'Waitlisted');
  await other.getByText('1 decided.').waitFor();
  await page.getByRole('button', { name: 'Decide 40' }).click();
  await decide(page, 'Declined', false);
  await page.getByText('39 decided; 1 was changed by somebody else meanwhile: look at it again.').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Declined 39').check();
  await page.getByText('39 of 300 applications').waitFor();
  expect(await status.first().textContent()).toBe('39 of 300 applications');
}, 180_000);

/** @param isOpen whether an application is open, about which to decide */
async function decide(page: Page, target: string, isOpen = true): Promise<void> {
  if (isOpen) await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await page.getByRole('radio', { name: target }).check();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: /^Decide about/ }).click();
}

test('booths of the map are offered, each once', async () => {
  const page = await signIn(DESKTOP);
  const first = page.getByLabel('Select Prints 1', { exact: true });
  await first.check();
  await page.getByLabel('Select Prints 2', { exact: true }).check();
  await page.getByRole('button', { name: 'Decide 2' }).click();
  await page.getByRole('radio', { name: 'Offered' }).check();
  const free = await page.locator('datalist option').evaluateAll((all) => all.map((one) => one.textContent));
  expect(free.length).toBeGreaterThan(1);
  await page.getByLabel(/^Answer by/).fill('2999-04-30T18:00');
  await page.getByLabel('Booth for Prints 1').fill(free[0] ?? '');
  await page.getByLabel('Booth for Prints 2').fill(free[1] ?? '');
  await page.getByRole('button', { name: 'Check' }).click();
  const mail = page.getByRole('region', { name: 'The mail' });
  await mail.getByText(/^Hello Robin 1,/m).waitFor();
  await mail.getByLabel('To').selectOption('Prints 2');
  await mail.getByText(/^Hello Robin 2,/m).waitFor();
  await page.getByRole('button', { name: 'Decide about 2' }).click();
  await page.getByText('2 decided.').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Prints 4 / }).click();
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await page.getByRole('radio', { name: 'Offered' }).check();
  expect(await page.locator('datalist option').allTextContents()).toEqual(free.slice(2));
});

test.each([
  ['light', PHONE],
  ['dark', PHONE],
  ['light', DESKTOP],
  ['dark', DESKTOP],
] as const)('everything is accessible and fits into the window: %s, %p', async (colorScheme, size) => {
  const page = await signIn({ ...size, colorScheme });
  const check = async (shown: string) => {
    await expectAccessible(page);
    expect({ shown, overflow: await overflow(page) }).toEqual({ shown, overflow: 0 });
  };
  await check('list');
  await page.getByRole('button', { name: /^Prints 10 / }).click();
  await page.getByText('Received').waitFor();
  await check('detail');
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await page.getByRole('radio', { name: 'Offered' }).check();
  await check('decision');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  for (const number of [10, 11, 13, 14])
    await page.getByLabel(`Select Prints ${number}`, { exact: true }).check();
  await page.getByRole('button', { name: 'Compare 2 to 4' }).click();
  await check('comparison');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Password').waitFor();
  await check('sign-in');
});
