import type { Page } from 'playwright-core';
import { useSite } from '../../support/site.ts';
import { DESKTOP, PHONE, REDUCED_MOTION, expectAddress, hasFocus } from '../../support/browser/anyScreen.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';

const site = useSite({ isRendered: true });

const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' });
const chosen = (page: Page, name: string) =>
  page.locator('[role=option][aria-selected=true]', { hasText: name }).waitFor();

/** The code that opens the dialog is loaded when the page is idle. */
async function openDialog(page: Page) {
  while (!(await field(page).isVisible())) {
    await page.keyboard.press('Control+k');
    await page.waitForTimeout(200);
  }
}

test.each([
  ['phone', { ...PHONE, ...REDUCED_MOTION }],
  ['desktop', { ...DESKTOP, ...REDUCED_MOTION }],
])(
  'on a %s a visitor searches, opens a result, goes back and sees all results, by keys only',
  async (_device, options) => {
    const page = await site.open('/marketplace', options);
    const box = page.getByRole('textbox', { name: 'Search places' });
    await box.focus();
    await openDialog(page);
    await page.keyboard.type('denky dols');
    await chosen(page, 'Denki Dolls');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
    expect(await hasFocus(box)).toBe(true);

    await openDialog(page);
    await chosen(page, 'Denki Dolls');
    await page.keyboard.press('Enter');
    await expectAddress(page, '/marketplace/denki-dolls');
    await page.goBack();
    await expectAddress(page, '/marketplace');

    await openDialog(page);
    await page.keyboard.type('a244');
    await chosen(page, '10 Little Canvases');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expectAddress(page, '/search?q=a244');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^10 Little Canvases/ })
      .waitFor();
    expect(page.workers()).toHaveLength(1);
    await expectAccessible(page);
  },
);

test('without scripts the header leads to a form that searches', async () => {
  site.expectTrouble(/\.js \(csp\)$/);
  const page = await site.open('/marketplace', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Search' }).click();
  const box = page.getByRole('textbox', { name: 'Search everything' });
  await box.fill('kaiju');
  await box.press('Enter');
  await expectAddress(page, '/search?q=kaiju');
  await page.getByRole('link', { name: /Kaiju Laundry/ }).waitFor();
});

test('an empty list offers to remove the filter that empties it', async () => {
  const page = await site.open('/marketplace/category/footwear?letter=X', { ...DESKTOP, ...REDUCED_MOTION });
  await page.getByText('No places start with “X”.').waitFor();
  await page.goto('/marketplace/category/footwear?letter=Y');
  await page.getByRole('navigation', { name: 'With fewer filters' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^In all categories/ }).click();
  await expectAddress(page, '/marketplace?letter=Y');
});
