import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { type ChosenFile, fillInApplication, toast } from '../../support/browser/formScreen.ts';
import { SERVICE_KEY, connect } from '../../support/backend.ts';
import { eventually } from '../../support/eventually.ts';
import { pdfOf } from '../../support/files.ts';
import { useSite } from '../../support/site.ts';
import { FIELD_VALUES } from '../../support/vendorForm.ts';

/** From end to end: the page, the real client, the embedded functions, database and storage. */
const site = useSite({ hasBackend: true });

const applications = async () => {
  const { data } = await connect(site.origin(), SERVICE_KEY).from('vendor_applications').select('*');
  return data ?? [];
};

async function send(page: Page, file: ChosenFile) {
  await fillInApplication(page, file);
  await page.getByRole('button', { name: /^Submit/ }).click();
}

test('a file whose content does not match its name is refused; an application with a picture is stored, and its file can be read back', async () => {
  site.expectTrouble(/415/);
  const page = await site.open('/vendor-application');
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#7bd4c1' } })
    .png()
    .toBuffer();
  const booth = (buffer: Buffer) => ({ name: 'booth.png', mimeType: 'image/png', buffer });
  await send(page, booth(Buffer.from('<script>alert(1)</script>')));
  await toast(page, 'Upload failed').waitFor({ timeout: 30_000 });
  expect(await page.getByLabel('Full Name').inputValue()).toBe(FIELD_VALUES['Full Name']);
  expect(await applications()).toEqual([]);

  await send(page, booth(picture));
  await toast(page, 'Application Submitted Successfully!').waitFor({ timeout: 30_000 });
  const [stored, ...others] = await applications();
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ contact_name: FIELD_VALUES['Full Name'], product_categories: ['General'] });
  const [address] = (stored as { product_images_urls: string[] }).product_images_urls;
  const response = await fetch(String(address));
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true);
});

test('row g11: signing up twice gives the same message both times', async () => {
  const page = await site.open('/#join');
  const box = page.getByLabel('Email address');
  for (let turn = 0; turn < 2; turn++) {
    await box.fill('fan@festival.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await toast(page, 'Welcome to the Future!').waitFor({ timeout: 30_000 });
    await eventually(async () => expect(await box.inputValue()).toBe(''));
  }
  const { data } = await connect(site.origin(), SERVICE_KEY).from('email_subscribers').select('email');
  expect(data).toEqual([{ email: 'fan@festival.example' }]);
});

/** The files in the storage folder, finished or not. */
const storedFiles = () =>
  readdirSync(join(site.dataDir(), 'files'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.includes('.', 1),
  );

describe('row g3: a form in a second tab, duplicated from the first', () => {
  const file = { name: 'booth.pdf', mimeType: 'application/pdf', buffer: pdfOf(2000) };

  /** A new tab with a copy of this one's session storage, as 'Duplicate tab' creates it. */
  async function duplicate(page: Page): Promise<Page> {
    const opened = page.context().waitForEvent('page');
    await page.evaluate(() => void window.open('/vendor-application'));
    const tab = await opened;
    await tab.getByText('We kept what you typed. Please choose your file again.').waitFor();
    expect(await tab.getByLabel('Full Name').inputValue()).toBe(FIELD_VALUES['Full Name']);
    return tab;
  }

  /** A file on disk keeps its date. A file that a test creates gets its date when it is chosen. */
  const dateFiles = (page: Page) =>
    page.context().addInitScript(() => {
      Object.defineProperty(File.prototype, 'lastModified', { get: () => 1 });
    });

  const sent = (page: Page) => page.getByText('Application Submitted Successfully!').first();

  test('is a second application, with a file of its own, if both are sent', async () => {
    const page = await site.open('/vendor-application');
    const before = await applications();
    for (const [label, text] of Object.entries(FIELD_VALUES)) await page.getByLabel(label).fill(text);
    const tab = await duplicate(page);
    await Promise.all([page, tab].map((each) => send(each, file)));
    await Promise.all([page, tab].map((each) => sent(each).waitFor({ timeout: 30_000 })));
    const added = (await applications()).slice(before.length);
    expect(added).toHaveLength(2);
    expect(new Set(added.map(({ product_images_url }) => product_images_url)).size).toBe(2);
  });

  test('is the same application if the first one waits for a retry: one row, one file', async () => {
    site.expectTrouble(/ERR_FAILED|409/);
    const page = await site.visit();
    await dateFiles(page);
    await page.goto('/vendor-application');
    const [before, storedBefore] = [await applications(), storedFiles()];
    await page.route('**/rest/v1/**', (route) => route.abort());
    await send(page, file);
    await toast(page, 'Submission Failed').waitFor({ timeout: 30_000 });
    await page.unroute('**/rest/v1/**');
    const tab = await duplicate(page);
    await send(tab, file);
    await sent(tab).waitFor({ timeout: 30_000 });
    await page.getByRole('button', { name: /^Submit/ }).click();
    await sent(page).waitFor({ timeout: 30_000 });
    expect((await applications()).length).toBe(before.length + 1);
    expect(storedFiles()).toHaveLength(storedBefore.length + 1);
  });
});
