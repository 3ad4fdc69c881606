import { useSite } from '../../support/site.ts';
import { addressOf } from '../../support/browser/anyScreen.ts';
import { marketplaceScreen } from '../../support/browser/marketplaceScreen.ts';
import { eventsIn, scheduleScreen } from '../../support/browser/scheduleScreen.ts';

const site = useSite({ isRendered: true });

const OFF = { javaScriptEnabled: false };

// Chromium's message for a blocked script.
beforeEach(() => site.expectTrouble(/\.js \(csp\)$/));

test('the first page of a list is there, a filtered one can be read, and its links lead to places and back', async () => {
  const page = await site.open('/marketplace', OFF);
  const { cards, dialog } = marketplaceScreen(page);
  expect(await cards.count()).toBe(50);
  await page.goto('/marketplace?letter=B');
  const name = await cards.first().locator('[dir=auto]').first().textContent();
  await cards.first().click();
  expect(await dialog.getByRole('heading', { level: 2 }).first().textContent()).toBe(name);
  await dialog.getByRole('link', { name: 'Close' }).click();
  expect(addressOf(page)).toBe('/marketplace?letter=B');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('FAQ');
});

test('a page has no button that needs a script', async () => {
  site.expectTrouble(/\/404\b/);
  const page = await site.visit(OFF);
  for (const [address, label] of [
    ['/exhibitor-guide', 'Download PDF'],
    ['/404', 'Go Back'],
  ] as const) {
    await page.goto(address);
    const button = page.getByText(label);
    const [count, isVisible] = [await button.count(), await button.isVisible()];
    expect({ label, count, isVisible }).toEqual({ label, count: 1, isVisible: false });
  }
});

test('a list arrives filtered, even if the match is far down the list', async () => {
  const page = await site.visit(OFF);
  for (const [address, name] of [
    ['/marketplace?letter=T', /^\W*T/i],
    ['/marketplace?q=velvet&view=list', /velvet/i],
    ['/lineup?letter=W', /^\W*W/i],
  ] as const) {
    await page.goto(address);
    // The first text of a card is its name.
    const names = await page
      .locator('main ul:is([aria-label=places], [aria-label=performers]) > li > a')
      .evaluateAll((links) => links.map((link) => link.querySelector('[dir=auto]')?.textContent ?? ''));
    expect(names.length).toBeGreaterThan(0);
    for (const each of names) expect(each).toMatch(name);
  }
});

test('the whole schedule is in the page, with links by day, and a search in descriptions has its results', async () => {
  const page = await site.open('/schedule', OFF);
  const { rows, row, tab, count } = scheduleScreen(page);
  expect(await rows.count()).toBe(64);
  await tab('Sunday Oct 26').click();
  expect(addressOf(page)).toBe('/schedule?day=sun');
  const sunday = eventsIn(site.documents()).filter(({ local }) => local.getUTCDate() === 26);
  expect(await rows.count()).toBe(sunday.length);
  await page.goto('/schedule?q=be+inside+by');
  expect(await count.textContent()).toBe('Showing 1 of 64 events (filtered)');
  expect(await row('Lights On').count()).toBe(1);
});
