import { findViolations } from '../../support/browser/expectAccessible.ts';
import { PHONE, expectAddress } from '../../support/browser/anyScreen.ts';
import { loadedList } from '../../support/browser/marketplaceScreen.ts';
import { waitForHydration } from '../../support/browser/hydration.ts';
import { datasetFile } from '../../support/datasetFile.ts';
import { eventually } from '../../support/eventually.ts';
import { readDemo } from '../../support/readDemo.ts';
import { useSite } from '../../support/site.ts';

const LANGUAGES = ['en', 'de', 'fi', 'es', 'ar'];
const documents = readDemo().map((document) =>
  document._id === 'festival-2025' ? { ...document, languages: LANGUAGES } : document,
);
const site = useSite({ isRendered: true, dataset: datasetFile(documents) });

// The item without an address.
beforeEach(() => site.expectTrouble(/"Presse"/));

const SCREENS = [
  '',
  '/marketplace?letter=N',
  '/lineup',
  '/schedule',
  '/schedule?view=grid&day=sat',
  '/map',
  '/my',
  '/search?q=nova',
  '/feed',
  '/faq',
  '/vendor-application',
];

test.each(LANGUAGES.slice(1))(
  'every screen in the language %s fits a phone and is accessible',
  async (language) => {
    const page = await site.visit(PHONE);
    for (const screen of SCREENS) {
      await page.goto(`/${language}${screen}`);
      await waitForHydration(page);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ screen, excess, violations: await findViolations(page) }).toEqual({
        screen,
        excess: 0,
        violations: [],
      });
    }
  },
  180_000,
);

test('another language shows the same list at the same place, and Back leaves both', async () => {
  const page = await site.open('/lineup', PHONE);
  await page.goto('/marketplace?letter=N&view=list');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'EN, Languages' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'suomi' }).click();
  await page.waitForURL('/fi/marketplace?letter=N&view=list#languages');
  await page.getByRole('heading', { level: 1, name: 'Markkinatori' }).waitFor();
  await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300));
});

test('an open dialog leads to the same dialog over the same list in another language, by keyboard', async () => {
  const page = await site.open('/marketplace?letter=N', PHONE);
  await waitForHydration(page);
  const { cards, dialog } = await loadedList(page);
  await cards.first().click();
  await dialog.getByText('EN', { exact: true }).press('Enter');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const { pathname } = new URL(page.url());
  await page.keyboard.press('Enter');
  await page.waitForURL(`/fi${pathname}?letter=N`);
  await waitForHydration(page);
  await dialog.getByRole('button', { name: 'Sulje' }).click();
  await expectAddress(page, '/fi/marketplace?letter=N');
  await page.getByRole('heading', { level: 1, name: 'Markkinatori' }).waitFor();
});

test('content is in the page’s language: the same dialog over the same filtered list', async () => {
  const page = await site.open('/marketplace/category/jewelry?letter=B', PHONE);
  await waitForHydration(page);
  const { cards, dialog } = await loadedList(page);
  await cards.first().click();
  await dialog.getByText('Jewelry').first().waitFor();
  const english = await dialog.getByRole('paragraph').allTextContents();
  await dialog.getByText('EN', { exact: true }).click();
  await dialog.getByRole('link', { name: 'Deutsch' }).click();
  await waitForHydration(page);
  await dialog.getByText('Schmuck').first().waitFor();
  const german = await dialog.getByRole('paragraph').allTextContents();
  expect(german.length).toBeGreaterThan(1);
  expect(english).toHaveLength(german.length);
  expect(english.filter((text) => german.includes(text)).length).toBeLessThan(english.length / 2);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expectAddress(page, '/de/marketplace/category/jewelry?letter=B');
  await page.getByText(/^\d+ von \d+ Ständen/).waitFor();
});

test('a long word in the title of a failure stays whole', async () => {
  site.expectTrouble(/404|ChunkLoadError/);
  const page = await site.visit(PHONE);
  await page.route('**/assets/lineup.*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/de/lineup');
  const title = page.getByRole('alert').getByRole('heading', { name: 'Etwas ist schiefgelaufen' });
  const lines = await title.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
  });
  expect(lines).toBe(2);
});
