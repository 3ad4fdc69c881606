import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { DESKTOP, PHONE, REDUCED_MOTION, expectAddress } from '../../support/browser/anyScreen.ts';
import { openBeforeCode } from '../../support/browser/beforeScript.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';

const site = useSite({ isRendered: true });

/** A heart with a text says 'Saved' when it is pressed. */
const heart = (page: Page, name: string) =>
  page
    .getByRole('button', { name: `Save ${name}`, exact: true })
    .or(page.getByRole('button', { name: `Saved: ${name}`, exact: true }));
const isPicked = (page: Page, name: string) =>
  page
    .locator(`button:is([aria-label="Save ${name}"], [aria-label="Saved: ${name}"])[aria-pressed=true]`)
    .first()
    .waitFor();

async function pick(page: Page, name: string) {
  const storage = () => page.evaluate(() => JSON.stringify(localStorage));
  const before = await storage();
  // A dialog's heart comes after that of the list beneath.
  await heart(page, name).last().click();
  await isPicked(page, name);
  // The next page reads what this page has stored.
  await eventually(async () => expect(await storage()).not.toBe(before));
}

async function expectAccessibleInWindows(page: Page) {
  for (const { viewport } of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
  }
}

test('a visitor picks, sees a clash, resolves it, fills a gap, walks, shares and adds', async () => {
  const page = await site.open('/marketplace', { ...PHONE, ...REDUCED_MOTION });
  await pick(page, '10 Little Canvases');
  await pick(page, '18 Pleats');
  await page.goto('/lineup/lumen-bros');
  await pick(page, 'Lumen Bros.');
  await page.goto('/schedule');
  for (const name of ['Paint a Forty-Foot Wall, Part One', 'Why Neon Looks Like Tomorrow'])
    await pick(page, name);
  await page.goto('/schedule/selector-plum');
  await pick(page, 'Selector Plum');

  await page.goto('/my');
  const clash = page.getByText('Overlaps Paint a Forty-Foot Wall, Part One by 45 min');
  await clash.waitFor();
  await expectAccessibleInWindows(page);
  await heart(page, 'Paint a Forty-Foot Wall, Part One').click();
  await clash.waitFor({ state: 'detached' });

  const suggestion = page.getByRole('list', { name: 'Fits in' }).getByRole('button').first();
  const name = (await suggestion.getAttribute('aria-label'))?.replace('Save ', '') ?? '';
  await suggestion.click();
  await page.getByRole('tab', { name: 'Schedule (3)' }).waitFor();
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('dialog', { name }).waitFor();
  await page.goBack();

  await page.getByRole('tab', { name: 'Walk (2)' }).click();
  await expectAddress(page, '/my?part=walk');
  await page.getByRole('checkbox', { name: 'Been to 10 Little Canvases' }).check();
  await page.getByText('Next stop: 18 Pleats').waitFor();
  await expectAccessibleInWindows(page);
  await page.reload();
  expect(await page.getByRole('checkbox', { name: 'Been to 10 Little Canvases' }).isChecked()).toBe(true);

  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await expectAccessibleInWindows(page);
  const friend = await site.open('/schedule', { ...PHONE, ...REDUCED_MOTION });
  await pick(friend, 'Lights On');
  await friend.goto(link);
  await friend.getByRole('tab', { name: 'Schedule (3)' }).waitFor();
  await friend.getByRole('button', { name: 'Save all' }).click();
  await friend.getByRole('tab', { name: 'Schedule (4)' }).waitFor();
  await expectAddress(friend, '/my');
});

test.each([
  ['/marketplace', '18 Pleats'],
  ['/schedule/lights-on', 'Lights On'],
])('at %s a press on a heart before the script picks', async (address, name) => {
  const { page, release } = await openBeforeCode(site, address);
  await heart(page, name).last().click();
  release();
  await isPicked(page, name);
});

test('two tabs show the same picks', async () => {
  const page = await site.open('/marketplace');
  const other = await page.context().newPage();
  await other.goto('/my');
  await other.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
  await pick(page, '18 Pleats');
  await other.getByRole('tab', { name: 'Walk (1)' }).waitFor();
});

test('without scripts My festival says how it works and that it needs scripts', async () => {
  site.expectTrouble(/\.js \(csp\)$/);
  const page = await site.open('/my', { javaScriptEnabled: false });
  await page
    .getByText('Press the heart on an event, a place or a performer to save it.', { exact: false })
    .waitFor();
  await page.getByText('Saved items need JavaScript.').waitFor();
  await page.goto('/marketplace?mine=1');
  await page.getByText('Saved items need JavaScript.').waitFor();
  await page.goto('/marketplace');
  await page.getByRole('link', { name: /18 Pleats/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Save / }).count()).toBe(0);
});

test('My festival prints its schedule with one sheet per day, and nothing else', async () => {
  const page = await site.open('/schedule');
  await pick(page, 'Lights On');
  await page.getByRole('tab', { name: 'Sunday Oct 26' }).click();
  const second =
    (await page.locator('li button[aria-label^="Save "]').first().getAttribute('aria-label')) ?? '';
  await pick(page, second.replace('Save ', ''));
  await page.goto('/my');
  await page.getByRole('tab', { name: 'Schedule (2)' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  const file = (await page.pdf({ format: 'A6' })).toString('latin1');
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(2);
});
