import { writeFileSync } from 'node:fs';
import { DESKTOP, PHONE, REDUCED_MOTION, expectAddress, hasFocus } from '../../support/browser/anyScreen.ts';
import { openBeforeScript } from '../../support/browser/beforeScript.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';
import { chosenFacet, facetDocument } from '../../support/builders.ts';
import { datasetFile } from '../../support/datasetFile.ts';
import { eventually } from '../../support/eventually.ts';
import { readEnglishDemo } from '../../support/readDemo.ts';
import { useSite } from '../../support/site.ts';

const demo = readEnglishDemo();
const dataset = datasetFile(demo);
const site = useSite({ dataset, isRendered: true });

const WANTED = ['English', 'Suitable for children under 12', 'Without loud noise'];
const ADDRESS = '/schedule?age=under-12&content-notes=loud&language=english';

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s a family finds its events, and shares a link that opens rendered', async (device, options) => {
  const page = await site.open('/schedule', { ...options, ...REDUCED_MOTION });
  await page.getByText(/Showing 64 of 64/).waitFor();
  const button = page.getByRole('button', { name: /^Filters/ });
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.waitFor();
  // What is in the bar of a wide window is only in a phone's sheet.
  expect(await sheet.getByText('Location').isVisible()).toBe(device === 'a phone');
  for (const name of WANTED) await sheet.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
  await expectAccessible(page);
  const text = (await sheet.getByRole('status').textContent()) ?? '';
  const count = Number(/\d+/.exec(text)?.[0]);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(20);

  await sheet.getByRole('button', { name: 'Apply Filters' }).click();
  await sheet.waitFor({ state: 'detached' });
  expect(await hasFocus(button)).toBe(true);
  await page.getByText(`Showing ${count} of 64 events (filtered)`).waitFor();
  await expectAddress(page, ADDRESS);
  await expectAccessible(page);

  const shared = await site.open(ADDRESS, { ...options, javaScriptEnabled: false });
  expect(await shared.getByText(`Showing ${count} of 64 events (filtered)`).count()).toBe(1);
  const chips = shared.getByRole('list', { name: 'Chosen filters' }).getByRole('link');
  expect(await chips.allTextContents()).toEqual(WANTED.toSorted((a, b) => order(a) - order(b)));
  // Without scripts a chip is a link to the list without its value.
  await chips.first().click();
  await shared.waitForURL(/\/schedule\?age=under-12&content-notes=loud$/);
});

test('on a phone all that is chosen are chips, which are there before the script and are removed one by one', async () => {
  const address = '/schedule?location=sodium-stage%2C-hall-d&category=concert,panel&language=english';
  const names = ['Sodium Stage, Hall D', 'Concert', 'Panel', 'English'];
  const { page, release } = await openBeforeScript(site, address, { ...PHONE, scripts: /schedule-chips/ });
  const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link');
  // The list is hydrated, and the chips are still those of the page.
  await page.locator('[data-starting]').waitFor({ state: 'detached' });
  expect(await chips.allTextContents()).toEqual(names);
  release();
  const filters = page.getByRole('button', { name: /^Filters/ });
  expect(await filters.textContent()).toBe('Filters4');

  await page.waitForLoadState('networkidle');
  await chips.filter({ hasText: 'Panel' }).tap();
  await expectAddress(page, address.replace(',panel', ''));
  await eventually(async () =>
    expect(await chips.allTextContents()).toEqual(names.filter((name) => name !== 'Panel')),
  );
  // The bar of a wide window shows the others.
  await page.setViewportSize(DESKTOP.viewport);
  const shown = await chips.evaluateAll((links) => links.filter((link) => link.checkVisibility()).length);
  expect(shown).toBe(1);

  await page.setViewportSize(PHONE.viewport);
  await filters.tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('Category').tap();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await hasFocus(filters)).toBe(true);
  await expectAddress(page, address.replace(',panel', ''));
});

/** The position in the demo: language, notes, age. */
function order(name: string): number {
  return ['English', 'Without loud noise', 'Suitable for children under 12'].indexOf(name);
}

test('a facet that an editor adds filters an open page', async () => {
  const page = await site.visit(DESKTOP);
  const listening = page.waitForRequest((request) => request.url().includes('/data/listen/'));
  await page.goto(`${site.origin()}/schedule`);
  await listening;
  const [event] = demo.filter(({ _type }) => _type === 'event');
  const eventInstance = { _type: 'reference', _ref: event?._id };
  const facet = facetDocument('Dress', ['Costume'], { eventInstance });
  const facets = [chosenFacet(facet, 'costume')];
  const documents = [
    ...demo.map((document) => (document.title === 'Lights On' ? { ...document, facets } : document)),
    facet,
  ];
  writeFileSync(dataset, documents.map((document) => JSON.stringify(document)).join('\n'));

  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'Costume 1' }).check();
  await sheet.getByRole('button', { name: 'Apply Filters' }).click();
  await page.getByText('Showing 1 of 64 events (filtered)').waitFor();
  await expectAddress(page, '/schedule?dress=costume');
});
