import type { Page } from 'playwright-core';
import { cachedUrls, waitForCaching } from '../../support/browser/browserCaches.ts';
import { eventually } from '../../support/eventually.ts';
import { makeOtherVersion, useDeployments } from '../../support/deployments.ts';
import { datasetFile } from '../../support/datasetFile.ts';
import { readEnglishDemo } from '../../support/readDemo.ts';

const documents = readEnglishDemo().map((document) =>
  document._type === 'event' ? { ...document, languages: ['en', 'de'] } : document,
);
const site = useDeployments({ dataset: datasetFile(documents) });

/** The stored texts of the site, by language. */
async function storedTexts(page: Page): Promise<string[]> {
  const urls = Object.values(await cachedUrls(page)).flat();
  return urls.filter((url) => url.startsWith('/assets/messages.'));
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).first();

test('a German visitor has German pages offline, also at addresses that were never opened', async () => {
  const page = await site.open('/de');
  await waitForCaching(page);
  await page.goto('/de/faq');
  await waitForCaching(page);
  // The texts of what is stored for every visitor, such as the timetable.
  await eventually(async () => expect((await storedTexts(page)).join()).toContain('/event-dialog.json'));
  await site.unplug();

  await page.goto('/de');
  await page.getByRole('navigation', { name: 'Hauptmenü' }).waitFor({ state: 'attached' });
  await page.goto('/de/faq');
  await page.getByRole('navigation', { name: 'Inhalt' }).first().waitFor();
  await page.goto('/de/schedule');
  await heading(page, 'Programm').waitFor();
  await page.getByRole('tab', { name: /Samstag/ }).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Lights On/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Dauer').waitFor();
  await page.goto('/de/hotel');
  await page.getByText('Offline nicht verfügbar').first().waitFor();
});

test('an English visitor of the same festival stores no other texts', async () => {
  const page = await site.open('/faq');
  await waitForCaching(page);
  await page.goto('/marketplace');
  await waitForCaching(page);
  expect(await storedTexts(page)).toEqual([]);
});

test('texts that a deploy has taken away are in English, and the next page has those of its own version', async () => {
  const page = await site.open('/de/marketplace');
  const cards = page.getByRole('list', { name: 'Stände' }).getByRole('link');
  await cards.first().waitFor();
  await page
    .context()
    .route(/messages\.de\.\w+\/place-dialog\.json/, (route) => route.fulfill({ status: 404 }));
  await cards.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).waitFor();
  await page.context().unroute(/messages\.de/);

  const next = makeOtherVersion();
  try {
    await page.goto('/de/faq');
    await waitForCaching(page);
    const before = await storedTexts(page);
    await site.plugIn(next);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    // The new version stores its own texts of the same parts while the old page is still open.
    await eventually(async () => expect((await storedTexts(page)).length).toBeGreaterThan(before.length));
    await page.reload();
    await page.getByRole('navigation', { name: 'Inhalt' }).first().waitFor();
  } finally {
    next.remove();
  }
});
