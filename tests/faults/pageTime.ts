import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import type { FaultProxy } from '../support/faultProxy.ts';

/** When every visit begins, as its pages see it. */
export const START = Date.parse('2025-10-25T18:00:00Z');
/** What a page may take at most to come to rest: in its own time, and then in real time. Milliseconds. */
const PATIENCE = 180_000;
const REAL_PATIENCE = 10_000;
/** In this real time a page has done what an answer or a timer made it do. Milliseconds. */
const TURN = 15;

/** Time as a page sees it: it goes by as ever, and in leaps where the page waits for it. */
export interface PageTime {
  /** How long ago the visit began. Milliseconds. */
  passed(): number;
  /** Resolves when the pages have been led so far on. Milliseconds. */
  sleep(milliseconds: number): Promise<void>;
  /** Leads the page on by so many milliseconds. */
  pass(page: Page, milliseconds: number): Promise<void>;
  /**
   * Leads the page on, leap by leap, until it is where it should be. Never leaps while an answer is on its way.
   *
   * @param proxy who knows which answers are
   * @param leap milliseconds; 0 where real time must do
   * @throws what the claim threw last, when it still fails after three minutes of the page's time and ten seconds of ours
   */
  passUntil(
    page: Page,
    proxy: Pick<FaultProxy, 'underway'>,
    leap: number,
    claim: () => Promise<void>,
  ): Promise<void>;
}

/** Takes the clock of a visitor's pages; to be called before the first is opened. */
export async function takeClock(context: BrowserContext): Promise<PageTime> {
  await context.clock.install({ time: START });
  const start = Date.now();
  /** By leaps. */
  let passed = 0;
  let sleepers: { until: number; wake: () => void }[] = [];

  async function pass(page: Page, milliseconds: number) {
    passed += milliseconds;
    const due = sleepers.filter(({ until }) => until <= passed);
    sleepers = sleepers.filter((sleeper) => !due.includes(sleeper));
    for (const { wake } of due) wake();
    await page.clock.fastForward(milliseconds);
    await pause(TURN);
  }

  return {
    passed: () => passed + Date.now() - start,
    sleep: (milliseconds) =>
      new Promise((wake) => {
        sleepers.push({ until: passed + milliseconds, wake });
      }),
    pass,
    async passUntil(page, proxy, leap, claim) {
      const lastLeap = passed + PATIENCE;
      const giveUpAt = Date.now() + REAL_PATIENCE;
      for (;;) {
        await atRest(proxy);
        try {
          return await claim();
        } catch (error) {
          if ((leap === 0 || passed >= lastLeap) && Date.now() >= giveUpAt) throw error;
        }
        if (leap > 0 && passed < lastLeap) await pass(page, leap);
      }
    },
  };
}

async function atRest(proxy: Pick<FaultProxy, 'underway'>): Promise<void> {
  do await pause(TURN);
  while (proxy.underway() > 0);
}
