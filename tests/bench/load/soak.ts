import { launchChromium } from '../../support/chromium.ts';
import { printTable } from '../table.ts';
import { readQueries } from './contents.ts';
import { fireDuring } from './fire.ts';
import { type Server, startServer } from './startServer.ts';
import { type Held, heldBy, navigate, openDialogs } from './visitor.ts';

/** A round of the visitor: navigations, then openings of dialogs. */
const NAVIGATIONS = 100;
const DIALOGS = 50;
/** Requests per second of other visitors, as on a busy day. */
const RATE = 50;
/**
 * Memory counts as flat if the mean of the last third of all samples exceeds that of the second third by at most this.
 */
const GROWTH = 0.05;

interface Sample {
  minute: number;
  navigated: Held;
  opened: Held;
  serverHeap: number;
  serverRss: number;
}

/** Reads pages and content for this time, with one visitor in a browser, and prints whether any memory grows. */
export async function soak(minutes: number): Promise<void> {
  const { places, schedule } = await readQueries();
  const server = await startServer({}, ['--expose-gc']);
  const samples: Sample[] = [];
  try {
    const paths = ['/', '/marketplace', '/schedule', '/feed', places, schedule];
    let turn = 0;
    const next = () => ({ path: paths[turn++ % paths.length] ?? '/' });
    const crowd = { path: '/', vary: next, connections: 10, rate: RATE };
    const { perSecond, p99, mistakes } = await fireDuring(server.origin, crowd, () =>
      visitFor(minutes, server, samples),
    );
    report(samples);
    console.log(
      `The crowd beside it: ${perSecond.toFixed(0)} answers a second, p99 ${p99} ms, ${mistakes} wrong or missing`,
    );
  } finally {
    await server.stop();
  }
}

async function visitFor(minutes: number, server: Server, samples: Sample[]): Promise<void> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await page.goto(server.origin);
    const start = performance.now();
    const minute = () => (performance.now() - start) / 60_000;
    while (minute() < minutes) {
      await navigate(page, NAVIGATIONS);
      const navigated = await heldBy(devTools);
      await openDialogs(page, DIALOGS);
      const opened = await heldBy(devTools);
      const { heapUsed, rss } = await server.health();
      samples.push({ minute: minute(), navigated, opened, serverHeap: heapUsed, serverRss: rss });
    }
  } finally {
    await browser.close();
  }
}

function report(samples: readonly Sample[]): void {
  printTable(
    `Memory after each ${NAVIGATIONS} navigations and each ${DIALOGS} openings of a dialog, garbage collected`,
    [
      'minute',
      'heap MB',
      'nodes',
      'listeners',
      'heap MB',
      'nodes',
      'listeners',
      'server heap MB',
      'server in all MB',
    ],
    samples.map(({ minute, navigated, opened, serverHeap, serverRss }) => [
      minute,
      ...[navigated, opened].flatMap(({ heap, nodes, listeners }) => [heap / 1e6, nodes, listeners]),
      serverHeap / 1e6,
      serverRss / 1e6,
    ]),
  );
  const followed: [string, (sample: Sample) => number][] = [
    ['browser heap after navigations', ({ navigated }) => navigated.heap],
    ['browser nodes after navigations', ({ navigated }) => navigated.nodes],
    ['browser heap after dialogs', ({ opened }) => opened.heap],
    ['browser nodes after dialogs', ({ opened }) => opened.nodes],
    ['server heap', ({ serverHeap }) => serverHeap],
    ['server in all', ({ serverRss }) => serverRss],
  ];
  printTable(
    `Last third of the samples against the third before it (flat: no more than ${GROWTH * 100} % above)`,
    ['what', 'change %', 'verdict'],
    followed.map(([what, valueOf]) => {
      const growth = growthOf(samples.map(valueOf));
      return [what, growth * 100, verdictOn(growth)];
    }),
  );
}

/** By what share the mean of the last third is above that of the second third; NaN for less than three samples. */
function growthOf(values: readonly number[]): number {
  const third = Math.floor(values.length / 3);
  if (third === 0) return NaN;
  return mean(values.slice(-third)) / mean(values.slice(-2 * third, -third)) - 1;
}

function verdictOn(growth: number): string {
  if (Number.isNaN(growth)) return 'too short to say';
  return growth <= GROWTH ? 'flat' : 'grows';
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
