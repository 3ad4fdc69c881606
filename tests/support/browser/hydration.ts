import type { Page } from 'playwright-core';
import { eventually } from '../eventually.ts';

/** Records the page's requests. */
export function recordRequests(page: Page) {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/data/query/')) requested.push(request.url());
  });
  return requested;
}

/** Marks elements of the rendered HTML before any script runs. */
export async function markHtml(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      document.querySelector('header')?.setAttribute('data-from-html', '');
      document.querySelector('main > *')?.setAttribute('data-from-html', '');
    });
  });
}

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page) {
  await page.waitForLoadState('networkidle');
  await eventually(async () =>
    expect(
      await page.evaluate(() =>
        Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactFiber')),
      ),
    ).toBe(true),
  );
}
