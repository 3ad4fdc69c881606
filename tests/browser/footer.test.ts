import { useSite } from '../support/site.ts';
import { DESKTOP, PHONE } from './anyScreen.ts';
import { footerInView, frame } from './frame.ts';

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
