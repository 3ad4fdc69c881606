import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

/** Assertions about a screen, and actions of a visitor. */

export async function sees(locator: Locator): Promise<void> {
  assert.ok(await locator.isVisible(), `not to be seen: ${locator.toString()}`);
}

export async function seesAlert(page: Page, title: string): Promise<void> {
  await sees(page.getByRole('alert').getByRole('heading', { name: title }));
}

/** @param region the name of what is counted, such as `places` */
export async function seesCount(page: Page, region: string, text: RegExp): Promise<void> {
  const count = page.getByRole('region', { name: region }).getByRole('status');
  assert.match((await count.allTextContents())[0] ?? '', text);
}

/** Asserts that the category filter has options besides "all". */
export async function seesCategories(page: Page): Promise<void> {
  const options = page.getByRole('combobox', { name: 'Category' }).getByRole('option');
  assert.ok((await options.count()) > 1, 'there are no categories');
}

export function menuLinks(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link');
}

export function footerLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name, exact: true });
}

/** Scrolls first, because the footer loads when it comes near. */
export async function seesInFooter(page: Page, name: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await sees(footerLink(page, name));
}

/** Asserts that header and footer work, whatever state the screen is in. */
export async function seesFrame(page: Page): Promise<void> {
  await sees(menuLinks(page).getByText('Hotel'));
  await seesInFooter(page, 'Terms');
}

export function isAt(page: Page, path: string): void {
  assert.equal(new URL(page.url()).pathname, path);
}

export async function follow(page: Page, name: string): Promise<void> {
  await menuLinks(page).getByText(name, { exact: true }).click();
}

export async function tryAgain(page: Page): Promise<void> {
  await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
}

export async function closeSite(page: Page): Promise<void> {
  await page.goto('about:blank');
}
