import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { DESKTOP, PHONE, REDUCED_MOTION, expectAddress, hasFocus } from '../../support/browser/anyScreen.ts';
import { frame, openDrawer } from '../../support/browser/frame.ts';
import { headerFaults } from '../../support/browser/headerFaults.ts';

const site = useSite();

test('the menu is a row of 34 px that marks the open screen if all of it fits, otherwise a button', async () => {
  const page = await site.open('/', DESKTOP);
  const { menu, menuButton } = frame(page);
  const active = menu.locator('[aria-current=page]');
  await eventually(async () => expect(await active.allTextContents()).toEqual(['Home']));
  expect((await menu.boundingBox())?.height).toBe(34);
  expect(await menuButton.isVisible()).toBe(false);
  expect(await active.evaluate((link) => getComputedStyle(link).color)).toBe('rgb(123, 212, 193)');

  await menu.getByRole('link', { name: 'Marketplace' }).click();
  await expectAddress(page, '/marketplace');
  await eventually(async () => expect(await active.allTextContents()).toEqual(['Marketplace']));

  const entries = await menu.getByRole('link').count();
  const faults: string[] = [];
  for (const width of [390, 1000, 1060, 1120, 1180, 1240, 1300, 1400]) {
    await page.setViewportSize({ width, height: 700 });
    faults.push(...(await headerFaults(page, entries)));
    expect(await menu.isVisible()).toBe(width >= 1180);
  }
  expect(faults).toEqual([]);
});

test('the drawer takes the focus, keeps it while open, and returns it', async () => {
  const page = await site.open('/', { ...PHONE, ...REDUCED_MOTION });
  const { menuButton, drawer } = frame(page);
  await menuButton.focus();
  await page.keyboard.press('Enter');
  await drawer.getByText('Follow Us').waitFor();
  await drawer.getByRole('link', { name: 'Instagram' }).waitFor();
  expect((await drawer.boundingBox())?.width).toBe(280);
  const stops = await drawer.getByRole('link').count();
  // A full cycle: every link and the close button.
  for (let press = 0; press <= stops + 1; press++) {
    expect(await hasFocus(drawer)).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await eventually(async () => expect(await hasFocus(menuButton)).toBe(true));
});

test('the drawer closes after a click on any item, and by its button', async () => {
  const page = await site.open('/', PHONE);
  const { drawer } = frame(page);
  await (await openDrawer(page)).getByRole('link', { name: 'Marketplace' }).click();
  await drawer.waitFor({ state: 'detached' });
  await expectAddress(page, '/marketplace');

  await (await openDrawer(page)).getByRole('link', { name: 'Join' }).click();
  await drawer.waitFor({ state: 'detached' });
  await eventually(async () => expect(new URL(page.url()).hash).toBe('#join'));

  await (await openDrawer(page)).getByRole('button', { name: 'Close' }).click();
  await drawer.waitFor({ state: 'detached' });
});
