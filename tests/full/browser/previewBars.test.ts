import type { Locator, Page } from 'playwright-core';
import { PHONE, REDUCED_MOTION } from '../../support/browser/anyScreen.ts';
import { scheduleScreen } from '../../support/browser/scheduleScreen.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';

const site = useSite({ isRendered: true, maySeeDrafts: () => true });
const SMALL = { ...PHONE, ...REDUCED_MOTION, viewport: { width: 320, height: 640 } };

/** The addresses with the bar of the time only, and with both bars. */
const ADDRESSES = ['/schedule?at=2025-10-25T14:05', '/schedule?at=2025-10-25T14:05&preview'];

async function openPreview(address: string, options: object = { ...PHONE, ...REDUCED_MOTION }) {
  const page = await site.open(address, options);
  await barsOf(page).last().waitFor();
  await scheduleScreen(page).rows.first().waitFor();
  return page;
}

const barsOf = (page: Page) => page.getByRole('complementary', { name: /^(Preview|Drafts)$/ });

/** Checks that a press in the middle of an element reaches it. */
const expectUncovered = (element: Locator) =>
  eventually(async () =>
    expect(
      await element.evaluate((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height - 4);
        return node.contains(hit) || hit?.outerHTML.slice(0, 100);
      }),
    ).toBe(true),
  );

test.each([
  ['at 390 px', ADDRESSES[0], undefined],
  ['at 390 px, both', ADDRESSES[1], undefined],
  ['at 320 px, with a date', '/schedule?at=2025-09-24T12:05&preview', SMALL],
])('text and Exit are in one line %s', async (_name, address = '', options) => {
  const page = await openPreview(address, options);
  for (const bar of await barsOf(page).all()) {
    const exit = bar.getByRole('button', { name: 'Exit' });
    const lines = await exit.evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(49);
    await expectUncovered(exit);
  }
});

test.each(ADDRESSES)('the bars on %s cover nothing', async (address) => {
  const page = await openPreview(address);
  const jump = page.getByRole('link', { name: 'Jump to now' });
  await jump.waitFor();
  await expectUncovered(jump);
  await expectUncovered(page.getByRole('navigation', { name: 'Hours' }).getByRole('link').first());

  await page.getByRole('button', { name: 'Share' }).first().tap();
  const toast = page.getByRole('button', { name: 'Dismiss' }).last();
  await toast.waitFor();
  await expectUncovered(toast);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = page.getByRole('contentinfo');
  await footer.waitFor();
  const [end, bar] = [await footer.boundingBox(), await barsOf(page).first().boundingBox()];
  expect((end?.y ?? NaN) + (end?.height ?? NaN)).toBeLessThanOrEqual((bar?.y ?? NaN) + 1);
});

test.each(ADDRESSES)('dialogs and sheets over %s end above the bars', async (address) => {
  const page = await openPreview(address);
  const bar = await barsOf(page).first().boundingBox();
  const { rows, dialog, filters } = scheduleScreen(page);
  await filters.tap();
  await expectUncovered(page.getByRole('button', { name: 'Apply Filters' }));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await rows.first().tap();
  await dialog.waitFor();
  const panel = await dialog.boundingBox();
  expect((panel?.y ?? NaN) + (panel?.height ?? NaN)).toBeLessThanOrEqual((bar?.y ?? NaN) + 1);

  await page.goto(address.replace('schedule', 'marketplace'));
  await page.getByRole('button', { name: /^Filters/ }).tap();
  await expectUncovered(page.getByRole('button', { name: 'Apply Filters' }));
});
