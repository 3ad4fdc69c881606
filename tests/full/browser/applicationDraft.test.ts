import { SERVICE_KEY, connect } from '../../support/backend.ts';
import { expectNoSidewaysScroll } from '../../support/browser/anyScreen.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';
import { fillInApplication, toast } from '../../support/browser/formScreen.ts';
import { eventually } from '../../support/eventually.ts';
import { pdf } from '../../support/files.ts';
import { useSite } from '../../support/site.ts';

const site = useSite({ hasBackend: true, isRendered: true });

const PHONE = { viewport: { width: 390, height: 844 } };

async function drafts() {
  const { data } = await connect(site.origin(), SERVICE_KEY).from('application_drafts').select('*');
  return data as { texts: { full_name: string } }[];
}

test('a vendor begins on one phone, goes on by the link on another one, and sends: the draft is gone', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await site.open('/vendor-application', { ...PHONE, permissions });
  await page.getByLabel('Full Name').fill('Mara');
  await page.getByRole('button', { name: 'Continue on another device' }).press('Enter');
  await page.getByRole('button', { name: 'Make a link' }).press('Enter');
  await page.getByText('Saved. The link opens all that you have typed so far.').waitFor();
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/Saved\./),
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const device = await site.open(link, PHONE);
  await device.getByText('Your draft is in the form').waitFor();
  await eventually(() => expect(new URL(device.url()).hash).toBe(''));
  expect(await device.getByLabel('Full Name').inputValue()).toBe('Mara');
  await expectNoSidewaysScroll(device);
  await expectAccessible(device);
  await fillInApplication(device, { name: 'booth.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await device.getByRole('button', { name: 'Save again' }).click();
  await device.getByText(/^Saved\./).waitFor();
  expect(await drafts()).toMatchObject([{ texts: { full_name: 'Mara Lindqvist' } }]);
  await device.getByRole('button', { name: /^Submit/ }).click();
  await toast(device, 'Application Submitted Successfully!').waitFor({ timeout: 30_000 });
  await eventually(async () => expect(await drafts()).toEqual([]));

  // The first phone still has its text, and asks before the link of another draft replaces it; this one is gone.
  site.expectTrouble(/404/);
  await page.evaluate((hash) => void (location.hash = hash), new URL(link).hash);
  await page.getByText('This link is not valid any more').waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Mara');
});
