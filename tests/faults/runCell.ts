import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { withoutWorker } from '../support/chromium.ts';
import { type FaultProxy, type Question, startFaultProxy } from '../support/faultProxy.ts';
import type { Fault, Outcome } from './fault.ts';
import { keepRecord, readRecord } from './pageRecord.ts';
import { type PageTime, takeClock } from './pageTime.ts';
import { seesFrame } from './onScreen.ts';
import { asksForMenus } from './questions.ts';
import type { Screen, ScreenName } from './screens.ts';

/** How long an element may take to come. Real milliseconds. */
const PATIENCE = 15_000;
/** Milliseconds of the page's time. */
const LEAP = 1000;
const AFTERWARDS = 60_000;

/** What the console says when all is as it should be: the browser's echo of a fault, and what the site tells its makers. */
const EXPECTED = [
  /^Failed to load resource/,
  /^The footer item "Press" has no address/,
  /^Failure in [\w-]+:/,
  /^No page at /,
];

export interface Cell {
  fault: Fault;
  name: ScreenName;
}

interface Visit {
  page: Page;
  proxy: FaultProxy;
  time: PageTime;
  screen: Screen;
  fault: Fault;
  outcome: Outcome;
  isMeant(question: Question): boolean;
}

/**
 * Opens a screen whose questions meet a fault, and looks whether the visitor gets what was promised.
 *
 * @param site the origin of the built site with its services
 * @throws what is not as promised
 */
export async function runCell(
  browser: Browser,
  site: string,
  screens: Record<ScreenName, Screen>,
  { fault, name }: Cell,
): Promise<void> {
  const screen = screens[name];
  const isMeant = fault.strikes ?? screen.asks;
  const context = await withoutWorker(await browser.newContext({ viewport: { width: 1280, height: 800 } }));
  context.setDefaultTimeout(PATIENCE);
  const troubles = watch(context);
  const time = await takeClock(context);
  await keepRecord(context);
  const proxy = await startFaultProxy(site, isMeant, fault.meeting(time));
  try {
    const page = await context.newPage();
    const outcome = fault.except?.[name] ?? fault.outcome;
    const visit = { page, proxy, time, screen, fault, outcome, isMeant };
    if (fault.noConnection) await refuseConnections(visit, fault.noConnection);
    await open(visit);
    if (fault.isWaiting) await screen.loading(page).first().waitFor();
    if (fault.isLeft) await leaves(visit);
    else await ends(visit);
    assert.deepEqual(troubles, []);
  } finally {
    await context.close();
    await proxy.close();
  }
}

/** The one place where a screen is opened. */
async function open({ page, proxy, screen }: Visit): Promise<void> {
  await page.goto(proxy.origin + screen.address);
  await screen.ask?.(page);
}

async function ends(visit: Visit): Promise<void> {
  const { page, proxy, time, screen, fault, outcome, isMeant } = visit;
  const leap = fault.leap ?? (fault.requests > 1 ? LEAP : 0);
  await time.passUntil(page, proxy, leap, async () => {
    await isAsPromised(visit);
    await asksAsOften(visit);
  });
  if (outcome === 'whole') {
    await showedNoFailure(page);
    assert.ok(!(await page.locator('body').innerText()).includes('\uFFFD'), 'a character is torn');
    return;
  }
  // What has failed is left alone until the visitor wants it.
  await time.pass(page, AFTERWARDS);
  if (!screen.isFleeting) await isAsPromised(visit);
  await asksAsOften(visit);
  if (isMeant !== asksForMenus) await time.passUntil(page, proxy, 0, () => seesFrame(page));
  if (screen.retry) await recovers(visit, screen.retry);
}

async function recovers({ page, proxy, time, screen }: Visit, retry: (page: Page) => Promise<void>) {
  proxy.repair();
  await page.unrouteAll();
  await retry(page);
  await time.passUntil(page, proxy, 0, () => screen.isWhole(page));
  assert.equal(await page.getByRole('alert').count(), 0, 'the failure is still shown');
}

function isAsPromised({ page, screen, outcome }: Visit): Promise<void> {
  if (outcome === 'whole') return screen.isWhole(page);
  return outcome === 'missing' && screen.isMissing ? screen.isMissing(page) : screen.hasFailed(page);
}

async function showedNoFailure(page: Page): Promise<void> {
  assert.deepEqual((await readRecord(page)).alerts, [], 'a failure was shown meanwhile');
}

/** The questions are asked as often as they should be, and no sooner. */
async function asksAsOften({ page, fault, isMeant }: Visit): Promise<void> {
  const { asked } = await readRecord(page);
  const times = new Map<string, number[]>();
  for (const { question, at } of asked) {
    if (isMeant(new URL(question).searchParams)) times.set(question, [...(times.get(question) ?? []), at]);
  }
  assert.ok(times.size > 0, 'nothing was asked');
  const { requests, fewestRequests = requests, waits = [] } = fault;
  for (const [question, at] of times) {
    assert.ok(at.length >= fewestRequests && at.length <= requests, `asked ${at.length} times: ${question}`);
    for (const [index, [least, most]] of waits.entries()) {
      const wait = (at[index + 1] ?? NaN) - (at[index] ?? NaN);
      assert.ok(wait >= least && wait <= most, `${wait} ms between two requests, not ${least} to ${most}`);
    }
  }
}

/** Who leaves does not go on paying for the answer: every connection that waits for one is closed. */
async function leaves({ page, proxy, time, screen }: Visit): Promise<void> {
  await time.pass(page, LEAP);
  await showedNoFailure(page);
  await screen.leave(page);
  const closed = Promise.all(proxy.met.map(({ end }) => end));
  const ends = await Promise.race([closed, pause(PATIENCE, 'still open' as const)]);
  assert.deepEqual(ends, Array(proxy.met.length).fill('abandoned'));
}

async function refuseConnections({ page, isMeant }: Visit, reason: string): Promise<void> {
  await page.route('**/data/query/**', (route) =>
    isMeant(new URL(route.request().url()).searchParams) ? route.abort(reason) : route.continue(),
  );
}

function watch(context: BrowserContext): readonly string[] {
  const troubles: string[] = [];
  const note = (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (!EXPECTED.some((pattern) => pattern.test(message.text()))) troubles.push(message.text());
  };
  context.on('page', (page) => {
    page.on('console', note);
    page.on('pageerror', (error) => troubles.push(`thrown: ${error.stack ?? error.message}`));
  });
  return troubles;
}
