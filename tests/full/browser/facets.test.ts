import { writeFileSync } from 'node:fs';
import { DESKTOP, PHONE, REDUCED_MOTION, expectAddress } from '../../browser/anyScreen.ts';
import { expectAccessible } from '../../browser/expectAccessible.ts';
import { chosenFacet, facetDocument } from '../../support/builders.ts';
import { datasetFile } from '../../support/datasetFile.ts';
import { readDemo } from '../../support/readDemo.ts';
import { useSite } from '../../support/site.ts';

const demo = readDemo();
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
  if (device === 'a phone') await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'More filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'More filters' });
  for (const name of WANTED) await sheet.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
  await expectAccessible(page);
  const text = (await sheet.getByRole('status').textContent()) ?? '';
  const count = Number(/\d+/.exec(text)?.[0]);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(20);

  await sheet.getByRole('button', { name: 'Apply Filters' }).click();
  await sheet.waitFor({ state: 'detached' });
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

  await page.getByRole('button', { name: 'More filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'More filters' });
  await sheet.getByRole('checkbox', { name: 'Costume 1' }).check();
  await sheet.getByRole('button', { name: 'Apply Filters' }).click();
  await page.getByText('Showing 1 of 64 events (filtered)').waitFor();
  await expectAddress(page, '/schedule?dress=costume');
});
