import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { PHONE } from '../../browser/anyScreen.ts';
import { footerInView, frame } from '../../browser/frame.ts';

const site = useSite();

test('a menu that is still loading is a skeleton', async () => {
  const page = await site.visit();
  await page.route('**/data/query/**navigation**', () => undefined);
  await page.goto('/');
  await page.locator('#home').waitFor();
  const { footer } = frame(page);
  await footer.scrollIntoViewIfNeeded();
  expect(await footer.getAttribute('aria-busy')).toBe('true');
  expect(await footer.getByRole('link').count()).toBe(0);
  await footer.getByText('ALL RIGHTS RESERVED.').waitFor();
});

test.each([320, 390])('at %d px nothing covers the copyright line at the end of the page', async (width) => {
  const page = await site.open('/terms', { ...PHONE, viewport: { width, height: 844 } });
  await footerInView(page);
  await page.getByRole('button', { name: 'Back to top' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const line = page.getByText('ALL RIGHTS RESERVED.');
  const words = await line.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().toJSON() as DOMRect;
  });
  const button = await page.getByRole('button', { name: 'Back to top' }).boundingBox();
  // They are side by side, so neither covers the other.
  expect(words.bottom).toBeGreaterThan(button?.y ?? NaN);
  expect(words.right).toBeLessThanOrEqual(button?.x ?? NaN);
});

test('broken pictures: the placeholder replaces a logo, and the badge disappears', async () => {
  site.expectTrouble(/404/);
  const page = await site.visit();
  await page.route(/\/media\/image\/|parent-brand\.svg/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  const footer = await footerInView(page);
  for (const name of ['Afterglow', 'Fairground Media']) {
    const logo = footer.getByRole('img', { name, exact: true });
    await eventually(async () => expect(await logo.getAttribute('src')).toBe('/placeholder.svg'));
  }
  await footer.getByRole('link', { name: 'Get the Afterglow app' }).waitFor({ state: 'detached' });
});
