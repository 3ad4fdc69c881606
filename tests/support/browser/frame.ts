import type { Locator, Page } from 'playwright-core';
import { eventually } from '../eventually.ts';

/** Page object of the app shell around every screen. */
export function frame(page: Page) {
  const footer = page.getByRole('contentinfo');
  return {
    logo: page.getByRole('banner').getByRole('link', { name: 'Afterglow, home' }),
    menu: page.getByRole('navigation', { name: 'Main' }),
    menuButton: page.getByRole('button', { name: 'Open navigation' }),
    drawer: page.getByRole('dialog', { name: 'Navigation' }),
    footer,
    footerMenu: footer.getByRole('navigation', { name: 'Footer' }),
  };
}

/** Opens the menu of small windows. */
export async function openDrawer(page: Page): Promise<Locator> {
  const { menuButton, drawer } = frame(page);
  await menuButton.click();
  await drawer.waitFor();
  return drawer;
}

/** Scrolls down until the footer and its content are loaded. */
export async function footerInView(page: Page): Promise<Locator> {
  const { footer, footerMenu } = frame(page);
  await eventually(async () => {
    await footer.scrollIntoViewIfNeeded();
    expect(await footerMenu.isVisible()).toBe(true);
  });
  return footer;
}
