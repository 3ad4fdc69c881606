import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { SERVICE_KEY, connect, makeDataDir } from '../../support/backend.ts';
import { eventually } from '../../support/eventually.ts';
import { pdfOf } from '../../support/files.ts';
import { type KillableBackend, startKillableBackend } from '../../support/killableBackend.ts';
import { useSite } from '../../support/site.ts';
import { fillInApplication, throttleUploads } from '../../support/browser/formScreen.ts';

/** The server with the page, functions, database and files is killed, and restarted. */
const site = useSite();
let dataDir: string;
let backend: KillableBackend;

beforeEach(async () => {
  dataDir = await makeDataDir();
  backend = await startKillableBackend(dataDir, 'dist');
});
afterEach(async () => {
  await backend.kill();
  rmSync(dataDir, { recursive: true });
});

const submit = (page: Page) => page.getByRole('button', { name: /^Submit/ });
const MB = 1024 * 1024;

/** Waits for a text. It may be in a plain toast, because the toast's chunk cannot be loaded from a stopped server. */
async function expectText(page: Page, text: string | RegExp) {
  await page.getByText(text).first().waitFor();
}

async function openForm(): Promise<Page> {
  site.expectTrouble(/ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET|409/);
  const page = await site.open('/vendor-application', { baseURL: backend.origin });
  await fillInApplication(page, {
    name: 'booth.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOf(4 * MB),
  });
  return page;
}

/** Submits the form again; there must then be one row and one complete file. */
async function expectOneApplicationAfterRestart(page: Page) {
  await backend.restart();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Mara Lindqvist');
  await submit(page).click();
  await expectText(page, 'Application Submitted Successfully!');
  const { data } = await connect(backend.origin, SERVICE_KEY).from('vendor_applications').select('*');
  expect(data).toHaveLength(1);
  const address = String(data?.[0].product_images_url);
  const file = await fetch(address);
  expect(Buffer.from(await file.arrayBuffer()).equals(pdfOf(4 * MB))).toBe(true);
  expect(readdirSync(join(dataDir, 'files/vendor-files'))).toEqual([
    new URL(address).pathname.split('/').at(-1),
  ]);
  expect(readdirSync(join(dataDir, 'files/.unfinished'))).toEqual([]);
}

test('row g8: after a kill during the upload nothing is stored, and sending again stores it once', async () => {
  const page = await openForm();
  const stopThrottling = await throttleUploads(page, 1 * MB);
  await submit(page).click();
  const bar = page.getByRole('progressbar', { name: 'Uploading your file' });
  await eventually(async () =>
    expect(await bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(20),
  );
  await backend.kill();
  await expectText(page, 'Failed to upload file. Please try again.');
  await stopThrottling();
  await expectOneApplicationAfterRestart(page);
});

test('row g8: after a kill during the insert, sending again neither uploads nor stores twice', async () => {
  const page = await openForm();
  const killed = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/') && request.method() === 'POST') resolve(backend.kill());
    });
  });
  await submit(page).click();
  await killed;
  // The row may have been stored before the kill. Both cases have the same result.
  await expectText(page, /Submission Failed|Application Submitted Successfully!/);
  page.removeAllListeners('request');
  await expectOneApplicationAfterRestart(page);
});

test('rows g2 and g8: after a kill between the insert and its response there is one row', async () => {
  const page = await openForm();
  await page.route('**/rest/v1/vendor_applications*', async (route) => {
    const response = await route.fetch();
    expect(response.status()).toBe(201);
    await backend.kill();
    await route.abort('connectionreset');
  });
  await submit(page).click();
  await expectText(page, 'Submission Failed');
  await page.unroute('**/rest/v1/vendor_applications*');
  await expectOneApplicationAfterRestart(page);
});
