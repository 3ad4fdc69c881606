import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';

/** The frame around every screen, as a visitor finds it. */
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

/** Scrolls down until the footer and what it holds are there. */
export async function footerInView(page: Page): Promise<Locator> {
  const { footer, footerMenu } = frame(page);
  await eventually(async () => {
    await footer.scrollIntoViewIfNeeded();
    expect(await footerMenu.isVisible()).toBe(true);
  });
  return footer;
}
