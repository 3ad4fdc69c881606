import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { SERVICE_KEY, connect } from '../support/backend.ts';
import { eventually } from '../support/eventually.ts';
import { useSite } from '../support/site.ts';
import { FIELD_VALUES } from '../support/vendorForm.ts';
import { type ChosenFile, fillInApplication, toast } from './formScreen.ts';

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

test('an application with a picture is stored, and its file can be read back', async () => {
  const page = await site.open('/vendor-application');
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#7bd4c1' } })
    .png()
    .toBuffer();
  await send(page, { name: 'booth.png', mimeType: 'image/png', buffer: picture });
  await toast(page, 'Application Submitted Successfully!').waitFor({ timeout: 30_000 });
  const [stored, ...others] = await applications();
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ contact_name: FIELD_VALUES['Full Name'], product_categories: ['General'] });
  const [address] = (stored as { product_images_urls: string[] }).product_images_urls;
  const response = await fetch(String(address));
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true);
});

test('a file whose content does not match its name is refused with a message, and nothing is stored', async () => {
  site.expectTrouble(/415/);
  const page = await site.open('/vendor-application');
  const before = (await applications()).length;
  await send(page, {
    name: 'booth.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await toast(page, 'Upload failed').waitFor({ timeout: 30_000 });
  expect(await page.getByLabel('Full Name').inputValue()).toBe(FIELD_VALUES['Full Name']);
  expect(await applications()).toHaveLength(before);
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
