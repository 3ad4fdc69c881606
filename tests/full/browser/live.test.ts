import { writeFileSync } from 'node:fs';
import { readEnglishDemo } from '../../support/readDemo.ts';
import { datasetFile } from '../../support/datasetFile.ts';
import { useSite } from '../../support/site.ts';

const dataset = datasetFile(readEnglishDemo());
const site = useSite({ dataset, isRendered: true });

/** Edits lines of the file as a text editor does. */
function edit(change: (document: Record<string, unknown>) => object) {
  const lines = readEnglishDemo().map((document) => JSON.stringify(change(document)));
  writeFileSync(dataset, lines.join('\n'));
}

test('an edit of the content reaches the open schedule, and an edit during a time offline reaches it afterwards', async () => {
  const page = await site.visit();
  const listening = page.waitForRequest((request) => request.url().includes('/data/listen/'));
  await page.goto(`${site.origin()}/schedule`);
  await listening;
  edit((document) =>
    document.title === 'Lights On' ? { ...document, startsAt: '2025-10-25T18:20:00Z' } : document,
  );
  const row = page.getByRole('link', { name: /Lights On/ });
  await row.getByText('New time').waitFor();
  expect(await row.locator('del').textContent()).toBe('11:00 AM');

  site.expectTrouble(/ERR_INTERNET_DISCONNECTED|failed/i);
  await page.context().setOffline(true);
  edit((document) => (document.title === 'Lights On' ? { ...document, title: 'Lights Out' } : document));
  await page.waitForTimeout(3000);
  expect(await page.getByRole('link', { name: /Lights On/ }).count()).toBe(1);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: /Lights Out/ }).waitFor();
});

test('a preview is rendered at its time, hydrated, continues on other screens, and ends', async () => {
  const page = await site.open('/schedule?at=2025-10-25T14:05');
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await bar.getByText('Previewing Saturday, 2:05 PM').waitFor();
  await page.getByRole('link', { name: 'Jump to now' }).click();
  await page.getByText('On now').first().waitFor();
  await page.getByRole('link', { name: 'Lineup' }).first().click();
  await page.waitForURL(/\/lineup\?at=2025-10-25T14:05$/);
  await bar.getByRole('button', { name: 'Exit' }).press('Enter');
  await page.waitForURL(/\/lineup$/);
  expect(await bar.count()).toBe(0);
});
