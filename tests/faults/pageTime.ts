import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import type { FaultProxy } from '../support/faultProxy.ts';

/** When every visit begins, as its pages see it. */
export const START = Date.parse('2025-10-25T18:00:00Z');
/** What a page may take at most to come to rest: in its own time, and then in real time. Milliseconds. */
const TIMEOUT_MS = 180_000;
const REAL_TIMEOUT_MS = 10_000;
/** In this real time a page has done what an answer or a timer made it do. Milliseconds. */
const SETTLE_MS = 15;

/** Time as a page sees it: it goes by as ever, and in leaps where the page waits for it. */
export interface PageTime {
  /** How long ago the visit began. Milliseconds. */
  elapsed(): number;
  /** Resolves when the pages have been led so far on. Milliseconds. */
  sleep(milliseconds: number): Promise<void>;
  /** Leads the page on by so many milliseconds. */
  advance(page: Page, milliseconds: number): Promise<void>;
  /**
   * Leads the page on, leap by leap, until it is where it should be. Never leaps while an answer is on its way.
   *
   * @param proxy who knows which answers are
   * @param step milliseconds; 0 where real time must do
   * @throws what the claim threw last, when it still fails after three minutes of the page's time and ten seconds of ours
   */
  advanceUntil(
    page: Page,
    proxy: Pick<FaultProxy, 'pending'>,
    step: number,
    claim: () => Promise<void>,
  ): Promise<void>;
}

/** Takes the clock of a visitor's pages; to be called before the first is opened. */
export async function installClock(context: BrowserContext): Promise<PageTime> {
  await context.clock.install({ time: START });
  const start = Date.now();
  /** By leaps. */
  let elapsed = 0;
  let sleepers: { until: number; wake: () => void }[] = [];

  async function advance(page: Page, milliseconds: number) {
    elapsed += milliseconds;
    const due = sleepers.filter(({ until }) => until <= elapsed);
    sleepers = sleepers.filter((sleeper) => !due.includes(sleeper));
    for (const { wake } of due) wake();
    await page.clock.fastForward(milliseconds);
    await pause(SETTLE_MS);
  }

  return {
    elapsed: () => elapsed + Date.now() - start,
    sleep: (milliseconds) =>
      new Promise((wake) => {
        sleepers.push({ until: elapsed + milliseconds, wake });
      }),
    advance,
    async advanceUntil(page, proxy, step, claim) {
      const lastStep = elapsed + TIMEOUT_MS;
      const deadline = Date.now() + REAL_TIMEOUT_MS;
      for (;;) {
        await settled(proxy);
        try {
          return await claim();
        } catch (error) {
          if ((step === 0 || elapsed >= lastStep) && Date.now() >= deadline) throw error;
        }
        if (step > 0 && elapsed < lastStep) await advance(page, step);
      }
    },
  };
}

async function settled(proxy: Pick<FaultProxy, 'pending'>): Promise<void> {
  do await pause(SETTLE_MS);
  while (proxy.pending() > 0);
}
