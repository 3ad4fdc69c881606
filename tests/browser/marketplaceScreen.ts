import type { Locator, Page } from 'playwright-core';

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

type MarketplaceScreen = ReturnType<typeof marketplaceScreen>;

/** The marketplace, once its first cards are there. */
export async function loadedList(page: Page): Promise<MarketplaceScreen> {
  const screen = marketplaceScreen(page);
  await screen.cards.first().waitFor();
  return screen;
}

export async function openFirstPlace({ cards, dialog }: MarketplaceScreen): Promise<void> {
  await cards.first().click();
  await dialog.waitFor();
}

/** The names on the cards that are in the document, as the content has them. */
export function namesOf(cards: Locator): Promise<string[]> {
  return cards.evaluateAll((links) =>
    links.map((link) => link.querySelector('[dir=auto]')?.textContent ?? ''),
  );
}
