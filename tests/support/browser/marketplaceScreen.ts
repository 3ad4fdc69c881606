import type { Locator, Page } from 'playwright-core';
import { listScreen } from './listScreen.ts';

/** Page object of the marketplace. */
export function marketplaceScreen(page: Page) {
  return {
    ...listScreen(page, 'places'),
    view: (view: 'Grid view' | 'List view') => page.getByRole('button', { name: view }),
  };
}

type MarketplaceScreen = ReturnType<typeof marketplaceScreen>;

/** Waits until the first cards of the marketplace are shown. */
export async function loadedList(page: Page): Promise<MarketplaceScreen> {
  const screen = marketplaceScreen(page);
  await screen.cards.first().waitFor();
  return screen;
}

export async function openFirstPlace({ cards, dialog }: MarketplaceScreen): Promise<void> {
  await cards.first().click();
  await dialog.waitFor();
}

/** The names on the mounted cards, as in the content. */
export function namesOf(cards: Locator): Promise<string[]> {
  return cards.evaluateAll((links) =>
    links.map((link) => link.querySelector('[dir=auto]')?.textContent ?? ''),
  );
}
