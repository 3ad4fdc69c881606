import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { SERVICE_KEY, connect } from '../../support/backend.ts';
import { REDUCED_MOTION, expectNoSidewaysScroll, hasFocus } from '../../support/browser/anyScreen.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';
import { fillInApplication, toast } from '../../support/browser/formScreen.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';

/** From end to end: an applicant follows their application by its secret link, on two devices. */
const site = useSite({ hasBackend: true, isRendered: true });

const PHONE = { viewport: { width: 390, height: 844 } };

/** Sends an application, and copies its link. */
async function applyAndCopyLink(page: Page): Promise<string> {
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#7bd4c1' } })
    .png()
    .toBuffer();
  await fillInApplication(page, { name: 'booth.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: /^Submit/ }).click();
  await toast(page, 'Application Submitted Successfully!').waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied.').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function offerBooth(booth: string): Promise<void> {
  const organiser = connect(site.origin(), SERVICE_KEY);
  const { data } = await organiser.from('vendor_applications').select('id');
  const [{ id }] = data as [{ id: string }];
  const { data: outcome } = await organiser.rpc('move_application', {
    application: id,
    seen: 'submitted',
    target: 'offered',
    actor: 'organiser',
    reason: 'Next to the entrance.',
    offer: { event: '', booth, answer_by: '2099-01-01T12:00:00Z' },
  });
  expect(outcome).toBe('moved');
}

const state = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('an applicant copies the link, opens it on another device, and accepts an offer by keyboard', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await site.open('/vendor-application', { ...PHONE, permissions });
  const link = await applyAndCopyLink(page);
  expect(link).toMatch(/\/vendor-application#application=[\w-]{22}$/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const device = await site.open(link, PHONE);
  await state(device, 'Received').waitFor();
  await eventually(() => expect(new URL(device.url()).hash).toBe(''));
  await expectAccessible(device);

  await offerBooth('A12');
  await device.reload();
  await state(device, 'You have an offer').waitFor();
  await expectNoSidewaysScroll(device);
  await expectAccessible(device);
  const accept = device.getByRole('button', { name: 'Accept booth A12' });
  for (let presses = 0; presses < 60 && !(await hasFocus(accept)); presses++) {
    await device.keyboard.press('Tab');
  }
  await device.keyboard.press('Enter');
  await state(device, 'Accepted').waitFor();
  expect(await device.evaluate(() => document.activeElement?.textContent)).toMatch(
    /You have accepted the offer\.$/,
  );

  // The first device follows the link in its open page.
  await page.evaluate((hash) => void (location.hash = hash), new URL(link).hash);
  await state(page, 'Accepted').waitFor();
  await eventually(() => expect(new URL(page.url()).hash).toBe(''));

  await device.getByRole('button', { name: 'Delete everything' }).click();
  const dialog = device.getByRole('dialog', { name: 'Delete your application?' });
  await dialog.waitFor();
  await expectAccessible(device);
  await device.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await hasFocus(device.getByRole('button', { name: 'Delete everything' }))).toBe(true);
  await device.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await device.getByText('Your application and your file are deleted.').waitFor();
  const { count } = await connect(site.origin(), SERVICE_KEY)
    .from('vendor_applications')
    .select('*', { count: 'exact', head: true });
  expect(count).toBe(0);

  site.expectTrouble(/404/);
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByText('This link is not valid any more').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Email that you applied with').fill('nobody@festival.example');
  await page.keyboard.press('Enter');
  await page.getByText('If we have an application with this address').waitFor();
});

test('an applicant changes an answer and the file on another device, and the rest stays', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await site.open('/vendor-application', { ...PHONE, permissions });
  const link = await applyAndCopyLink(page);
  // A message that fades has less contrast.
  const device = await site.open(link, { ...PHONE, ...REDUCED_MOTION });
  await device.getByRole('button', { name: 'Change answers' }).click();
  await expectAccessible(device);
  await expectNoSidewaysScroll(device);
  await device.getByLabel(/^Business Name/).fill('Lumen & Ash');
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#d4327b' } })
    .jpeg()
    .toBuffer();
  const picture = { name: 'other.jpg', mimeType: 'image/jpeg', buffer };
  await device.getByLabel(/^Product Images Package/).setInputFiles(picture);
  await device.reload();
  // Until the page knows the application it shows the form of a new one.
  await device.getByRole('button', { name: 'Send changes' }).waitFor();
  expect(await device.getByLabel(/^Business Name/).inputValue()).toBe('Lumen & Ash');
  await device.getByText('Please choose your file again.', { exact: false }).waitFor();
  await device.getByLabel(/^Product Images Package/).setInputFiles(picture);
  await device.getByRole('button', { name: 'Send changes' }).click();
  await device.getByText('Your changes are sent. The organisers see them in your application.').waitFor();
  await expectAccessible(device);
  const applications = connect(site.origin(), SERVICE_KEY).from('vendor_applications');
  const { data } = await applications.select('*').order('created_at');
  // An attempt before may have left one.
  expect((data as object[]).at(-1)).toMatchObject({
    company_name: 'Lumen & Ash',
    contact_name: 'Mara Lindqvist',
    product_images_url: expect.stringMatching(/\.jpg(\?|$)/),
  });
});
