import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { startEmbeddedServices } from '#server/embeddedServices.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { runApplications } from '../../support/applicationsProgram.ts';
import { SERVICE_KEY, connect } from '../../support/backend.ts';
import { fillInApplication, toast } from '../../support/browser/formScreen.ts';
import { download, readCode } from '../../support/browser/qrCode.ts';
import { buildInDevelopment } from '../../support/buildSite.ts';
import { writeDataset } from '../../support/datasetFile.ts';
import { eventually } from '../../support/eventually.ts';
import { readEnglishDemo } from '../../support/readDemo.ts';
import { useSite } from '../../support/site.ts';
import { STAFF_PASSWORD } from '../../support/staff.ts';
import { FIELD_VALUES } from '../../support/vendorForm.ts';

/** The whole way of a vendor, from the form to a booth on the map. Nobody types anything twice. */
const content = writeDataset(readEnglishDemo().map(withFreeBooth));
// The organisers' tool is in builds for development only.
const folder = mkdtempSync(join(tmpdir(), 'fairground-to-booth-'));
beforeAll(() => buildInDevelopment(folder), 240_000);
const site = useSite({
  dataset: content.path,
  distDir: folder,
  hasBackend: true,
  start: (options) => startEmbeddedServices({ ...options, staffPassword: STAFF_PASSWORD }),
});
afterAll(() => {
  content.remove();
  rmSync(folder, { recursive: true });
});

const PHONE = { viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] };
const NAME = FIELD_VALUES['Business Name'];

/** A free booth of the demo is A12 here. */
function withFreeBooth(document: StoredDocument): StoredDocument {
  if (document._id !== 'map-hall-a') return document;
  const booths = document.booths as { label: string }[];
  return {
    ...document,
    booths: booths.map((booth) => (booth.label === 'Booth 126' ? { ...booth, label: 'A12' } : booth)),
  };
}

const state = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function applicationId(): Promise<string> {
  const { data } = await connect(site.origin(), SERVICE_KEY).from('vendor_applications').select('id');
  return (data as [{ id: string }])[0].id;
}

/** `npm run applications` of the organisers, beside the running server. */
async function organise(...parameters: string[]): Promise<void> {
  const { failed, stderr } = await runApplications(
    site.dataDir(),
    { DATASET: content.path, DATA_DIR: site.dataDir(), SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY },
    ...parameters,
  );
  expect([failed, stderr]).toEqual([false, '']);
}

/** An organiser in the tool, with the application open. */
async function organiser(email: string): Promise<Page> {
  const page = await site.open('/__studio/applications/index.html');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: new RegExp(`^${NAME} `) }).click();
  return page;
}

async function review(page: Page, score: string, note: string): Promise<void> {
  await page.getByRole('radio', { name: score, exact: true }).check();
  await page.getByLabel('Your note, for organisers').fill(note);
  await page.getByRole('button', { name: 'Save' }).click();
}

test('a vendor applies on a phone, accepts a booth elsewhere, is found there, and edits the listing', async () => {
  const phone = await site.open('/vendor-application', PHONE);
  const buffer = await sharp({ create: { width: 600, height: 750, channels: 3, background: '#7bd4c1' } })
    .png()
    .toBuffer();
  await fillInApplication(phone, { name: 'lamp.png', mimeType: 'image/png', buffer });
  await phone.getByRole('button', { name: /^Submit/ }).click();
  await toast(phone, 'Application Submitted Successfully!').waitFor({ timeout: 30_000 });
  await phone.getByRole('button', { name: 'Copy link' }).click();
  await phone.getByText('Link copied.').waitFor();
  const link = await phone.evaluate(() => navigator.clipboard.readText());

  const laptop = await site.open(link);
  await state(laptop, 'Received').waitFor();

  const kim = await organiser('kim@festival.example');
  await review(kim, '5', 'Warm light.');
  await kim.getByText('Average 5.0 of 5').waitFor();
  const ada = await organiser('ada@festival.example');
  await ada.getByText('Warm light.').waitFor();
  await review(ada, '4', 'Needs a socket.');
  await ada.getByText('Average 4.5 of 5').waitFor();
  await ada.getByRole('button', { name: 'Decide', exact: true }).click();
  await ada.getByRole('radio', { name: 'Offered' }).check();
  await ada.getByLabel(/^Answer by/).fill('2999-04-30T18:00');
  await ada.getByLabel(`Booth for ${NAME}`).fill('A12');
  await ada.getByRole('button', { name: 'Check' }).click();
  await ada.getByRole('button', { name: 'Decide about 1' }).click();
  await ada.getByText('1 decided.').waitFor();

  await laptop.reload();
  await state(laptop, 'You have an offer').waitFor();
  await laptop.getByRole('button', { name: 'Accept booth A12' }).click();
  await state(laptop, 'Accepted').waitFor();

  const id = await applicationId();
  await organise('--publish', id);
  expect(readFileSync(content.path, 'utf8')).toContain(`"place-${id}"`);
  await laptop.reload();
  await state(laptop, 'Published').waitFor();

  // The server reads the changed file.
  const visitor = await site.visit(PHONE);
  await eventually(async () => {
    await visitor.goto('/map?map=hall-a&booth=A12');
    const card = visitor.getByRole('region', { name: 'Selected booth' });
    expect(await card.textContent()).toContain(NAME);
  });
  await visitor.getByRole('region', { name: 'Selected booth' }).getByRole('link', { name: NAME }).click();
  const dialog = visitor.getByRole('dialog');
  await dialog.getByRole('heading', { name: NAME, exact: true }).waitFor();
  await dialog.getByText(FIELD_VALUES['Description of Project']).waitFor();
  await visitor.goto('/marketplace?q=lumen');
  await visitor.getByRole('link', { name: NAME }).waitFor();

  await laptop.reload();
  await laptop.getByRole('button', { name: 'Edit listing' }).click();
  await laptop.getByLabel('Description of Project').fill('Lamps of oak and rope.');
  const green = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#2e7d32' } })
    .png()
    .toBuffer();
  await laptop
    .getByLabel('Product Images Package')
    .setInputFiles({ name: 'rope.png', mimeType: 'image/png', buffer: green });
  await laptop.getByRole('button', { name: 'Send changes' }).click();
  await laptop.getByText('Your changes wait for the organisers').waitFor();
  // Visitors do not see them yet.
  await visitor.getByRole('link', { name: NAME }).click();
  await dialog.getByText(FIELD_VALUES['Description of Project']).waitFor();

  await kim.reload();
  await kim.getByRole('heading', { name: 'Listing edited' }).waitFor();
  await kim.getByText('Lamps of oak and rope.').waitFor();
  await kim.getByText(`npm run applications -- --publish ${id}`).waitFor();
  await organise('--publish', id);
  await eventually(async () => {
    await visitor.reload();
    expect(await visitor.getByRole('dialog').textContent()).toContain('Lamps of oak and rope.');
  });
  await laptop.reload();
  await laptop.getByText('The organisers have taken over your changes').waitFor();

  const code = await download(laptop, 'Download QR code (PNG)');
  await visitor.goto((await readCode(code.bytes)) ?? '');
  await visitor.getByRole('dialog', { name: NAME }).waitFor();
}, 240_000);
