import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { runApplications } from '../../support/applicationsProgram.ts';
import { SERVICE_KEY, connect } from '../../support/backend.ts';
import { fillInApplication, toast } from '../../support/browser/formScreen.ts';
import { datasetFile } from '../../support/datasetFile.ts';
import { eventually } from '../../support/eventually.ts';
import { readEnglishDemo } from '../../support/readDemo.ts';
import { useSite } from '../../support/site.ts';
import { FIELD_VALUES } from '../../support/vendorForm.ts';

/** The whole way of a vendor, from the form to a booth on the map. Nobody types anything twice. */
const dataset = datasetFile(readEnglishDemo().map(withFreeBooth));
const site = useSite({ dataset, hasBackend: true, isRendered: true });

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
    { DATASET: dataset, DATA_DIR: site.dataDir(), SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY },
    ...parameters,
  );
  expect([failed, stderr]).toEqual([false, '']);
}

test('a vendor applies on a phone, accepts a booth elsewhere, and is found on the map and in the marketplace', async () => {
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

  const id = await applicationId();
  await organise('--move', id, 'offered', '--booth', 'A12', '--until', '2099-01-01');
  await laptop.reload();
  await state(laptop, 'You have an offer').waitFor();
  await laptop.getByRole('button', { name: 'Accept booth A12' }).click();
  await state(laptop, 'Accepted').waitFor();

  await organise('--publish', id);
  expect(readFileSync(dataset, 'utf8')).toContain(`"place-${id}"`);
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
  await visitor.goto('/marketplace?q=lumen+oak');
  await visitor.getByRole('link', { name: NAME }).waitFor();
}, 240_000);
