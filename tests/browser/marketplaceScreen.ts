import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually';

/** The marketplace as a visitor finds it on the screen. */
export function marketplaceScreen(page: Page) {
  const grid = page.getByRole('list', { name: 'places', exact: true });
  return {
    search: page.getByRole('textbox', { name: 'Search places' }),
    category: page.getByRole('combobox', { name: 'Category' }),
    letter: (letter: string) => page.getByRole('button', { name: letter, exact: true }),
    view: (view: 'Grid view' | 'List view') => page.getByRole('button', { name: view }),
    clear: page.getByRole('button', { name: 'Clear Filters' }),
    count: page.getByRole('region', { name: 'places' }).getByRole('status').first(),
    grid,
    cards: grid.getByRole('link'),
    card: (name: string) => grid.getByRole('link', { name }).first(),
    dialog: page.getByRole('dialog'),
    loadMore: page.getByRole('button', { name: 'Load More Places' }),
  };
}

/** The names on the cards that are in the document, as the content has them. */
export function namesOf(cards: Locator): Promise<string[]> {
  return cards.evaluateAll((links) =>
    links.map((link) => link.querySelector('[dir=auto]')?.textContent ?? ''),
  );
}

/** The address as a visitor copies it, without the origin. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

export function expectAddress(page: Page, address: string): Promise<void> {
  return eventually(() => expect(addressOf(page)).toBe(address));
}

/** How many entries Back and Forward can reach, the present one included. */
export function historyLength(page: Page): Promise<number> {
  return page.evaluate(() => window.history.length);
}
