import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { withoutWorker } from '../support/chromium.ts';
import { type FaultProxy, type QueryParams, startFaultProxy } from '../support/faultProxy.ts';
import type { Fault, Outcome } from './fault.ts';
import { installRecorder, readRecord } from './pageRecord.ts';
import { type PageTime, installClock } from './pageTime.ts';
import { seesFrame } from './onScreen.ts';
import { isMenuQuery } from './queries.ts';
import { LIVE_SCREENS, type Screen, type ScreenName } from './screens.ts';

/** Real milliseconds. */
const TIMEOUT_MS = 15_000;
/** Milliseconds of page time. */
const STEP_MS = 1000;
const QUIET_MS = 60_000;
/**
 * When pages start to listen: three seconds after the load, and the time to load the code. Milliseconds of page time.
 */
const LISTENS_AFTER_MS = 5000;

/** Expected console messages: about the fault itself, and warnings for developers. */
const EXPECTED = [
  /^Failed to load resource/,
  /^The footer item "Press" has no address/,
  /^Failure in [\w-]+:/,
  /^No page at /,
  /^No live changes \(/,
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
  name: ScreenName;
  fault: Fault;
  outcome: Outcome;
  isMatch(params: QueryParams): boolean;
}

/**
 * Opens a screen whose queries get a fault, and checks the outcome.
 *
 * @param site origin of the built site with its services
 * @throws when the screen does not behave as specified
 */
export async function runCell(
  browser: Browser,
  site: string,
  screens: Record<ScreenName, Screen>,
  { fault, name }: Cell,
): Promise<void> {
  const screen = screens[name];
  const isMatch = fault.matches ?? screen.isOwnQuery;
  const context = await withoutWorker(await browser.newContext({ viewport: { width: 1280, height: 800 } }));
  context.setDefaultTimeout(TIMEOUT_MS);
  const problems = collectProblems(context);
  const time = await installClock(context);
  await installRecorder(context);
  const proxy = await startFaultProxy(site, isMatch, fault.handler(time), fault.listener);
  try {
    const page = await context.newPage();
    const outcome = fault.except?.[name] ?? fault.outcome;
    const visit = { page, proxy, time, screen, name, fault, outcome, isMatch };
    if (fault.noConnection) await refuseConnections(visit, fault.noConnection);
    await open(visit);
    if (fault.isWaiting) await screen.loading(page).first().waitFor();
    if (fault.isAbandoned) await checkAbandoned(visit);
    else await checkOutcome(visit);
    assert.deepEqual(problems, []);
  } finally {
    await context.close();
    await proxy.close();
  }
}

async function open({ page, proxy, screen }: Visit): Promise<void> {
  await page.goto(proxy.origin + screen.address);
  await screen.trigger?.(page);
}

async function checkOutcome(visit: Visit): Promise<void> {
  const { page, proxy, time, screen, name, fault, outcome, isMatch } = visit;
  const step = fault.step ?? (fault.requests > 1 ? STEP_MS : 0);
  await time.advanceUntil(page, proxy, step, async () => {
    await checkScreen(visit);
    await checkRequests(visit);
  });
  if (fault.listener !== undefined) {
    await time.advance(page, LISTENS_AFTER_MS);
    if (LIVE_SCREENS.includes(name))
      await time.advanceUntil(page, proxy, 0, async () => assert.ok(proxy.listens() > 0, 'nobody listened'));
    await time.advance(page, QUIET_MS);
    await time.advanceUntil(page, proxy, 0, () => checkScreen(visit));
  }
  if (outcome === 'whole') {
    await checkNoAlerts(page);
    assert.ok(!(await page.locator('body').innerText()).includes('\uFFFD'), 'a character is torn');
    return;
  }
  // There are no retries until the visitor asks for one.
  await time.advance(page, QUIET_MS);
  if (!screen.isTemporary) await checkScreen(visit);
  await checkRequests(visit);
  if (isMatch !== isMenuQuery) await time.advanceUntil(page, proxy, 0, () => seesFrame(page));
  if (screen.retry) await checkRecovery(visit, screen.retry);
}

async function checkRecovery({ page, proxy, time, screen }: Visit, retry: (page: Page) => Promise<void>) {
  proxy.repair();
  await page.unrouteAll();
  await retry(page);
  await time.advanceUntil(page, proxy, 0, () => screen.isWhole(page));
  assert.equal(await page.getByRole('alert').count(), 0, 'the failure is still shown');
}

function checkScreen({ page, screen, outcome }: Visit): Promise<void> {
  if (outcome === 'whole') return screen.isWhole(page);
  return outcome === 'missing' && screen.isMissing ? screen.isMissing(page) : screen.hasFailed(page);
}

async function checkNoAlerts(page: Page): Promise<void> {
  assert.deepEqual((await readRecord(page)).alerts, [], 'a failure was shown meanwhile');
}

/** Checks the number of requests and the delays between them. */
async function checkRequests({ page, fault, isMatch }: Visit): Promise<void> {
  const { requests: recorded } = await readRecord(page);
  const times = new Map<string, number[]>();
  for (const { url, at } of recorded) {
    if (isMatch(new URL(url).searchParams)) times.set(url, [...(times.get(url) ?? []), at]);
  }
  assert.ok(times.size > 0, 'nothing was requested');
  const { requests, fewestRequests = requests, waits = [] } = fault;
  for (const [url, at] of times) {
    assert.ok(at.length >= fewestRequests && at.length <= requests, `sent ${at.length} times: ${url}`);
    for (const [index, [least, most]] of waits.entries()) {
      const wait = (at[index + 1] ?? NaN) - (at[index] ?? NaN);
      assert.ok(wait >= least && wait <= most, `${wait} ms between two requests, not ${least} to ${most}`);
    }
  }
}

/** Checks that leaving the page closes all connections that wait for a response. */
async function checkAbandoned({ page, proxy, time, screen }: Visit): Promise<void> {
  await time.advance(page, STEP_MS);
  await checkNoAlerts(page);
  await screen.leave(page);
  const closed = Promise.all(proxy.matched.map(({ end }) => end));
  const outcomes = await Promise.race([closed, pause(TIMEOUT_MS, 'still open' as const)]);
  assert.deepEqual(outcomes, Array(proxy.matched.length).fill('abandoned'));
}

async function refuseConnections({ page, isMatch }: Visit, reason: string): Promise<void> {
  await page.route('**/data/query/**', (route) =>
    isMatch(new URL(route.request().url()).searchParams) ? route.abort(reason) : route.continue(),
  );
}

function collectProblems(context: BrowserContext): readonly string[] {
  const problems: string[] = [];
  const note = (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (!EXPECTED.some((pattern) => pattern.test(message.text()))) problems.push(message.text());
  };
  context.on('page', (page) => {
    page.on('console', note);
    page.on('pageerror', (error) => problems.push(`thrown: ${error.stack ?? error.message}`));
  });
  return problems;
}
