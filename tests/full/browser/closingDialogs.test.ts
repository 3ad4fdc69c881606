import type { Page } from 'playwright-core';
import { useSite } from '../../support/site.ts';
import { expectAddress } from '../../support/browser/anyScreen.ts';
import { feedScreen } from '../../support/browser/feedScreen.ts';
import { lineupScreen } from '../../support/browser/listScreen.ts';
import { marketplaceScreen } from '../../support/browser/marketplaceScreen.ts';
import { scheduleScreen } from '../../support/browser/scheduleScreen.ts';

const site = useSite();

/** Presses a second time before the browser has gone back. */
function pressTwice(page: Page, name: 'Close' | 'Go Back'): Promise<void> {
  return page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
}

test.each([
  ['/marketplace?letter=B', (page: Page) => marketplaceScreen(page).cards],
  ['/lineup?letter=A', (page: Page) => lineupScreen(page).cards],
  ['/feed?priority=high', (page: Page) => feedScreen(page).links],
  ['/schedule?day=sun', (page: Page) => scheduleScreen(page).rows],
])('closing a dialog twice leads to %s and no further, each time', async (list, itemsOf) => {
  const page = await site.open('/terms');
  await page.goto(list);
  await itemsOf(page).first().click();
  const dialog = page.getByRole('dialog');
  await pressTwice(page, 'Close');
  await dialog.waitFor({ state: 'detached' });

  // Forward reopens the dialog: it was opened from this entry.
  await page.goForward();
  await pressTwice(page, 'Close');
  await dialog.waitFor({ state: 'detached' });
  await page.goForward();
  await dialog.getByRole('button', { name: 'Close' }).waitFor();
  await page.goBack();
  await expectAddress(page, list);
});

test('going back twice from a performer leads to the event and no further', async () => {
  const page = await site.open('/schedule');
  const { rows, dialog } = scheduleScreen(page);
  await rows.first().waitFor();
  await page.goto('/schedule/lights-on');
  await dialog.locator('dd a[href*="/lineup/"]').first().click();
  await pressTwice(page, 'Go Back');
  await expectAddress(page, '/schedule/lights-on');
  await page.goForward();
  await dialog.getByRole('button', { name: 'Go Back' }).waitFor();
});
