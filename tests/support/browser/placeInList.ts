import type { Page } from 'playwright-core';
import { eventually } from '../eventually.ts';
import type { ListOnScreen } from './listScreen.ts';
import { marketplaceScreen } from './marketplaceScreen.ts';

export interface PlaceInList {
  /** CSS pixels from the top of the page. */
  top: number;
  /** The card at (640, 400) in the window, if any. */
  name: string | null | undefined;
}

export function placeInList(page: Page): Promise<PlaceInList> {
  return page.evaluate(() => ({
    top: Math.round(window.scrollY),
    name: document.elementFromPoint(640, 400)?.closest('a')?.querySelector('[dir=auto]')?.textContent,
  }));
}

/** A remounted list measures its rows again; heights are fractional, so the position may be off by one pixel. */
export function expectPlace(page: Page, { name, top }: PlaceInList): Promise<void> {
  return eventually(async () => {
    const place = await placeInList(page);
    expect(place.name).toBe(name);
    expect(Math.abs(place.top - top)).toBeLessThanOrEqual(1);
  });
}

/** Scrolls until the list has at least the given height, to a position with a card in the middle. */
export async function scrollDeep(
  page: Page,
  screen: ListOnScreen = marketplaceScreen(page),
  length = 200,
): Promise<PlaceInList> {
  await screen.cards.first().waitFor();
  return eventually(async () => {
    const [shown] = (await screen.count.textContent())?.match(/\d+/) ?? [];
    if (Number(shown) < length) await page.evaluate(() => window.scrollBy(0, 1500));
    expect(Number(shown)).toBeGreaterThanOrEqual(length);
    const place = await placeInList(page);
    expect(place.name).toMatch(/./s);
    // On a slow machine the list still renders what has been scrolled to, or the next page arrives.
    await page.waitForTimeout(200);
    expect(await placeInList(page)).toEqual(place);
    expect(await screen.count.textContent()).toContain(` ${shown} `);
    return place;
  });
}
