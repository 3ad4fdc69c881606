import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';

/** What the page asks for while it is taken over. */
export function watchRequests(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/data/query/')) asked.push(request.url());
  });
  return asked;
}

/** Marks elements of the HTML before any script has run. */
export async function markHtml(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      document.querySelector('header')?.setAttribute('data-from-html', '');
      document.querySelector('main > *')?.setAttribute('data-from-html', '');
    });
  });
}

/** The script has taken the page over once what it adds to the page is there. */
export async function takenOver(page: Page) {
  await page.waitForLoadState('networkidle');
  await eventually(async () =>
    expect(
      await page.evaluate(() =>
        Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactFiber')),
      ),
    ).toBe(true),
  );
}
