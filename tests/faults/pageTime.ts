import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import type { FaultProxy } from '../support/faultProxy.ts';

/** Start time of every visit, as pages see it. */
export const START = Date.parse('2025-10-25T18:00:00Z');
/** Limits for a page to settle: in page time, then in real time. Milliseconds. */
const TIMEOUT_MS = 180_000;
const REAL_TIMEOUT_MS = 10_000;
/** Real milliseconds in which a page reacts to a response or timer. */
const SETTLE_MS = 15;

/** Page time: runs as usual, and can be advanced in steps. */
export interface PageTime {
  /** Time since the start of the visit. Milliseconds. */
  elapsed(): number;
  /** Resolves after this much page time. Milliseconds. */
  sleep(milliseconds: number): Promise<void>;
  /** Advances page time. */
  advance(page: Page, milliseconds: number): Promise<void>;
  /**
   * Advances page time step by step until an assertion holds. Never advances while a response is under way.
   *
   * @param proxy counts pending responses
   * @param step milliseconds; 0: real time only
   * @throws the last error of the assertion, after three minutes of page time and ten seconds of real time
   */
  advanceUntil(
    page: Page,
    proxy: Pick<FaultProxy, 'pending'>,
    step: number,
    claim: () => Promise<void>,
  ): Promise<void>;
}

/** Installs a fake clock in all pages of a context; call it before opening pages. */
export async function installClock(context: BrowserContext): Promise<PageTime> {
  await context.clock.install({ time: START });
  const start = Date.now();
  /** Sum of the steps. */
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
