import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { addressOf } from './anyScreen.ts';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** Axe finds no violations on the current page. */
export async function expectAccessible(page: Page) {
  const address = addressOf(page);
  expect({ address, violations: await findViolations(page) }).toEqual({ address, violations: [] });
}

/**
 * What axe finds on the current page, as text.
 *
 * @param ignored ids of rules
 */
export async function findViolations(page: Page, ignored: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (ids) => {
    const rules = Object.fromEntries(ids.map((id) => [id, { enabled: false }]));
    // Without the texts of what passes, and without loading style sheets and films again.
    const { violations } = await window.axe.run({ rules, resultTypes: ['violations'], preload: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, ignored);
}
