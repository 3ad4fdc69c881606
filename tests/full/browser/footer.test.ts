import { DESKTOP, PHONE } from '../../support/browser/anyScreen.ts';
import { footerInView, frame } from '../../support/browser/frame.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';

const site = useSite();

test('the footer says when and where the festival is, links on, and names the organizer', async () => {
  const page = await site.open('/', DESKTOP);
  const footer = await footerInView(page);
  expect(await footer.getAttribute('id')).toBe('footer');
  await footer.getByRole('img', { name: 'Afterglow', exact: true }).waitFor();
  await footer.getByText('October 25-26, 2025', { exact: true }).waitFor();
  await footer.getByText('Open 11am-10pm').waitFor();
  await footer.getByText('Las Vegas Convention Center').waitFor();
  await footer.getByText('3150 Paradise Road, Las Vegas, NV 89109').waitFor();
  await footer.getByRole('link', { name: 'Get tickets' }).waitFor();
  await footer.getByRole('link', { name: 'Get the Afterglow app' }).waitFor();
  await footer.getByText(`© ${new Date().getFullYear()} Fairground Media. ALL RIGHTS RESERVED.`).waitFor();
  expect(await footer.getByRole('list', { name: 'Afterglow on the web' }).getByRole('link').count()).toBe(4);
  const parent = await footer.getByRole('link', { name: 'Fairground Media' }).getAttribute('href');
  expect(Object.fromEntries(new URL(parent ?? '').searchParams)).toEqual({
    utm_source: 'afterglow',
    utm_medium: 'website',
    utm_campaign: 'footer_logo',
  });
});

test('the footer’s menu shows its visible items, and warns about an item without an address', async () => {
  const page = await site.visit();
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto('/nowhere-at-all');
  site.expectTrouble(/No page at/);
  await footerInView(page);
  const navigation = site
    .documents()
    .find(({ _type, name }) => _type === 'navigation' && name === 'footer') as unknown as {
    navigationItems: { menuLabel: string; menuPlacement: string; visibility: string; order: number }[];
  };
  const labels = navigation.navigationItems
    .filter(({ visibility, menuPlacement }) => visibility === 'visible' && menuPlacement !== 'only-main')
    .sort((a, b) => a.order - b.order)
    .map(({ menuLabel }) => menuLabel);
  expect(labels).toContain('Press');
  const shown = await frame(page).footerMenu.getByRole('link').allTextContents();
  expect(shown).toEqual(labels.filter((label) => label !== 'Press'));
  expect(warnings).toContain('The footer item "Press" has no address and is left out.');
});

test('the footer’s code is loaded when the footer is near the window', async () => {
  const page = await site.visit(PHONE);
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  const isLoaded = () => scripts.some((url) => /foot\.\w+\.js/.test(url));
  // While the list loads, the footer is near the window; its menu must not load yet.
  await page.route('**/data/query/**navigation**', async (route) => {
    await page.waitForFunction(() => {
      const footer = document.getElementById('footer');
      return footer && footer.getBoundingClientRect().top > 2 * innerHeight;
    });
    await route.continue();
  });
  await page.goto('/schedule');
  await page.locator('#footer[aria-busy=false]').waitFor({ state: 'attached' });
  expect(isLoaded()).toBe(false);
  await page.unrouteAll();
  await footerInView(page);
  expect(isLoaded()).toBe(true);
});

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

test('on a phone nothing covers the copyright line at the end of the page', async () => {
  const page = await site.open('/terms', PHONE);
  await footerInView(page);
  await page.getByRole('button', { name: 'Back to top' }).waitFor();
  await page.waitForLoadState('networkidle');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
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
  }
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
