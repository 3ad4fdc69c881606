import { datasetFile } from '../../support/datasetFile.ts';
import { readEnglishDemo } from '../../support/readDemo.ts';
import { useSite } from '../../support/site.ts';
import { waitForHydration } from '../../support/browser/hydration.ts';
import { expectStable, recordLayoutShifts } from '../../support/browser/shifts.ts';

const documents = readEnglishDemo().map((document) =>
  document._type === 'event' ? { ...document, languages: ['en', 'de'] } : document,
);

const site = useSite({ isRendered: true, dataset: datasetFile(documents) });

const PHONE = { viewport: { width: 390, height: 844 } };

test('a page in another language is in it as HTML and after every step', async () => {
  const page = await site.visit(PHONE);
  const response = await page.goto('/de/marketplace?letter=N');
  const html = await response?.text();
  expect(html).toContain('<html lang="de"');
  expect(html).toMatch(/<h1[^>]*><bdi>Marktplatz/);
  await waitForHydration(page);

  await page.getByRole('button', { name: /^Filter \d/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('group', { name: 'Anfangsbuchstabe' }).getByRole('button', { name: 'ALLE' }).click();
  expect(await sheet.getByRole('status').textContent()).toMatch(/^\d+ Stände passen$/);
  await sheet.getByRole('button', { name: 'Filter anwenden' }).click();
  await page.getByText(/^\d+ von \d+ Ständen$/).waitFor();
  await page.waitForURL('/de/marketplace');

  await page.getByRole('link', { name: 'Lineup' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Line-up' }).waitFor();
  await page.waitForURL('/de/lineup');
});

test('the first language has addresses without a language, and each page names the others', async () => {
  const page = await site.open('/marketplace/category/art');
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  const alternates = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      links.map(
        (link) => `${(link as HTMLLinkElement).hreflang} ${new URL((link as HTMLLinkElement).href).pathname}`,
      ),
    );
  expect(alternates).toEqual([
    'en /marketplace/category/art',
    'x-default /marketplace/category/art',
    'de /de/marketplace/category/art',
  ]);
});

test('a path that only looks like a language is none', async () => {
  const page = await site.visit();
  expect((await page.goto('/map'))?.status()).toBe(200);
  site.expectTrouble(/404/);
  expect((await page.goto('/fr/marketplace'))?.status()).toBe(404);
});

test('a page tells visitors once of a language that they prefer, and nothing moves', async () => {
  const page = await site.visit({ ...PHONE, locale: 'de-DE' });
  await recordLayoutShifts(page);
  await page.goto('/marketplace?letter=N');
  const offer = page.getByRole('complementary', { name: 'Deutsch' });
  const link = offer.getByRole('link', { name: 'Diese Seite gibt es auf Deutsch.' });
  await link.waitFor();
  await expectStable(page);
  await link.click();
  await page.waitForURL('/de/marketplace?letter=N');
  await page.goto('/lineup');
  await page.locator('#overlays > *').first().waitFor({ state: 'attached' });
  expect(await offer.count()).toBe(0);
});
