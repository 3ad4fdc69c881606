import type { Page } from 'playwright-core';

/**
 * Page object of a list.
 *
 * @param noun the plural of what the list shows, such as `places`.
 */
export function listScreen(page: Page, noun: 'places' | 'performers') {
  const grid = page.getByRole('list', { name: noun, exact: true });
  return {
    search: page.getByRole('textbox', { name: `Search ${noun}` }),
    category: page.getByRole('combobox', { name: 'Category' }),
    letter: (letter: string) => page.getByRole('button', { name: letter, exact: true }),
    clear: page.getByRole('button', { name: 'Clear Filters' }),
    count: page.getByRole('region', { name: noun }).getByRole('status').first(),
    grid,
    // Without the pins beside the cards.
    cards: grid.getByRole('link').filter({ has: page.locator('[dir=auto]') }),
    card: (name: string) => grid.getByRole('link', { name }).first(),
    dialog: page.getByRole('dialog'),
    loadMore: page.getByRole('button', { name: `Load More ${noun}` }),
  };
}
export type ListOnScreen = ReturnType<typeof listScreen>;

export function lineupScreen(page: Page) {
  return {
    ...listScreen(page, 'performers'),
    sort: page.getByRole('combobox', { name: 'Sort' }),
    filters: page.getByRole('button', { name: /^Filters/ }),
    modal: page.getByRole('dialog', { name: 'Filters & Sort' }),
  };
}
