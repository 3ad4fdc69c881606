import { eventually } from '../../../support/eventually.ts';
import { useSite } from '../../../support/site.ts';
import { expectAddress } from '../../../support/browser/anyScreen.ts';
import { loadedList } from '../../../support/browser/marketplaceScreen.ts';
import { expectPlace, scrollDeep } from '../../../support/browser/placeInList.ts';

const site = useSite();

test('a reload keeps the scroll offset of the list', async () => {
  const page = await site.open('/marketplace?view=list');
  const place = await scrollDeep(page);
  await page.reload();
  await expectPlace(page, place);
});

test('Back within the site restores the scroll offset of the list, and a menu link starts at the top', async () => {
  const page = await site.open('/marketplace', { viewport: { width: 1440, height: 800 } });
  const menu = page.getByRole('navigation', { name: 'Main' });
  const place = await scrollDeep(page);
  // Playwright's click would scroll to the link, although it is already visible.
  await menu.getByRole('link', { name: 'FAQ' }).evaluate((link: HTMLElement) => link.click());
  await expectAddress(page, '/faq');
  await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(0));
  await page.goBack();
  await expectPlace(page, place);

  await page.goForward();
  await expectAddress(page, '/faq');
  await menu.getByRole('link', { name: 'Marketplace' }).click();
  await loadedList(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
