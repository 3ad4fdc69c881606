import { datasetFile } from '../support/datasetFile.ts';
import { readDemo } from '../support/readDemo.ts';
import { useSite } from '../support/site.ts';
import { waitForHydration } from './hydration.ts';

const german = readDemo().map((document) =>
  document._type === 'event' ? { ...document, locale: 'de-AT' } : document,
);

const site = useSite({ isRendered: true, dataset: datasetFile(german) });

test('a festival in German has pages in German, as HTML and after every step', async () => {
  const page = await site.visit({ viewport: { width: 390, height: 844 } });
  const response = await page.goto('/marketplace?letter=N');
  const html = await response?.text();
  expect(html).toContain('<html lang="de-AT"');
  expect(html).toMatch(/<h1[^>]*><bdi>Marktplatz/);
  await waitForHydration(page);

  await page.getByRole('button', { name: /^Filter \d/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('group', { name: 'Anfangsbuchstabe' }).getByRole('button', { name: 'ALLE' }).click();
  expect(await sheet.getByRole('status').textContent()).toMatch(/^\d+ Stände passen$/);
  await sheet.getByRole('button', { name: 'Filter anwenden' }).click();
  await page.getByText(/^\d+ von \d+ Ständen$/).waitFor();

  await page.getByRole('link', { name: 'Lineup' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Line-up' }).waitFor();
});
