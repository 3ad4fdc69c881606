import type { Locator, Page } from 'playwright-core';
import { listScreen } from './listScreen.ts';

/** The marketplace as a visitor finds it on the screen. */
export function marketplaceScreen(page: Page) {
  return {
    ...listScreen(page, 'places'),
    view: (view: 'Grid view' | 'List view') => page.getByRole('button', { name: view }),
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
