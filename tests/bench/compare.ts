import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startEmbeddedServices } from '#server/embeddedServices.ts';
import type { Listener } from '#server/http/listen.ts';
import { launchChromium } from '../support/chromium.ts';
import { writeBareSite } from './bare/writeBareSite.ts';
import { SLOWDOWN } from './benchSite.ts';
import { SLOW_4G, type Visit, visit, warmUp } from './coldVisit.ts';
import { type Whole, writePlainSite } from './plainSite.ts';
import type { Control } from './recordLoading.ts';
import { printTable, quantile } from './table.ts';

/** The ways to serve the built site, by their names in the tables. */
const SITES = {
  'this site': { distDir: 'dist', rendererDir: 'dist-node' },
  'without prerender': { distDir: 'dist' },
};

const PLAIN = 'plain page';
const BARE = 'bare page of the packages';
/** Types of resources, by the browser's names. */
const TYPES = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Media'];

const ROUNDS = 3;
const BUDGET = { lcp: 1.2, usable: 1.3, cls: 0.02, blocking: 200 };

const SEARCH: Control = {
  control: 'input[inputmode=search]',
  answer: 'section [role=status]',
  text: '(filtered)',
};
const MENU: Control = { control: 'button[aria-label="Open navigation"]', answer: '[role=dialog]', text: '' };

interface Screen {
  name: string;
  path: string;
  /** A control that shows whether the screen is usable. */
  control?: Control;
}

/** These screens are compared with plain pages. The counts are those of the demo. */
const COMPARED: readonly (Screen & { whole: Whole })[] = [
  { name: 'home', path: '/', control: MENU, whole: { selector: '#join form', count: 1 } },
  {
    name: 'marketplace',
    path: '/marketplace',
    control: SEARCH,
    whole: { selector: 'ul[aria-label=places] > li', count: 420 },
  },
  {
    name: 'schedule',
    path: '/schedule',
    control: SEARCH,
    whole: { selector: 'section[aria-label=events] li', count: 64 },
  },
];

const [, MARKETPLACE] = COMPARED;

/** These screens are only measured. */
const OTHERS: readonly Screen[] = [
  { name: 'lineup', path: '/lineup', control: SEARCH },
  { name: 'feed', path: '/feed' },
  { name: 'hotel', path: '/hotel-info' },
  { name: 'map', path: '/map' },
];

/** A page to visit. */
interface Target {
  screen: string;
  site: string;
  address: string;
  control?: Control | undefined;
  /** Visits until everything has loaded. */
  visits: Visit[];
  /** Visits that try the control from the start. */
  tries: Visit[];
}

/**
 * A first visit to this site, to the same content as plain pages without script, to the smallest page that the site's
 * packages allow, and to any other page. Each round visits all of them in turn, so that other load on the machine
 * affects all of them.
 */
export async function benchCompare(vs: readonly string[]): Promise<void> {
  const browser = await launchChromium();
  const folder = await mkdtemp(join(tmpdir(), 'fairground-plain-'));
  const running: Listener[] = [];
  try {
    const targets = [
      ...(await openSites(browser, folder, running)),
      ...vs.map((address) => target('elsewhere', address, address)),
    ];
    for (const { address } of targets) await warmUp(browser, address);
    for (let round = 0; round < ROUNDS; round++) {
      for (const { address, control, visits, tries } of targets) {
        visits.push(await visit(browser, address));
        if (control) tries.push(await visit(browser, address, control));
      }
    }
    report(targets);
  } finally {
    await browser.close();
    for (const { close } of running) await close();
    await rm(folder, { recursive: true });
  }
}

/** Starts all sites of the comparison on this machine. */
async function openSites(browser: Browser, folder: string, running: Listener[]): Promise<Target[]> {
  const targets: Target[] = [];
  async function serve(site: string, screens: readonly Screen[], options: { distDir: string }) {
    const services = await startEmbeddedServices({ port: 0, ...options });
    running.push(services);
    for (const { name, path, control } of screens) {
      targets.push(target(name, site, services.origin + path, site === PLAIN ? undefined : control));
    }
    return services.origin;
  }

  const origin = await serve('this site', [...COMPARED, ...OTHERS], SITES['this site']);
  await serve('without prerender', COMPARED, SITES['without prerender']);
  await writePlainSite(browser, origin, COMPARED, join(folder, 'plain'));
  await serve(PLAIN, COMPARED, { distDir: join(folder, 'plain') });
  await writeBareSite(join(folder, 'bare'));
  if (MARKETPLACE) await serve(BARE, [MARKETPLACE], { distDir: join(folder, 'bare') });
  return targets;
}

function target(screen: string, site: string, address: string, control?: Control): Target {
  return { screen, site, address, control, visits: [], tries: [] };
}

function report(targets: readonly Target[]): void {
  const order = [...[...COMPARED, ...OTHERS].map(({ name }) => name), 'elsewhere'];
  const sorted = targets.toSorted((a, b) => order.indexOf(a.screen) - order.indexOf(b.screen));
  const lcpOf = ({ visits }: Target) => median(visits, ({ lcp }) => lcp);
  const usableOf = ({ tries }: Target) => median(tries, ({ usable }) => usable);
  const { latency, down, up } = SLOW_4G;
  printTable(
    `A first visit on Lighthouse's slow 4G (${latency} ms a request, ${down / 1e6} Mbit/s down, ${up / 1e3} kbit/s up), CPU ${SLOWDOWN}x slower, medians of ${ROUNDS}, milliseconds (budget: LCP ${BUDGET.lcp} times the plain page's, usable ${BUDGET.usable} times the bare page's, CLS ${BUDGET.cls}, blocking ${BUDGET.blocking})`,
    ['screen', 'site', 'FCP', 'LCP', 'x plain', 'CLS', 'blocking', 'usable', 'x bare', 'LCP element'],
    sorted.map((page) => {
      const { screen, site, visits, tries } = page;
      const sibling = (name: string) =>
        targets.find((other) => other.screen === screen && other.site === name);
      const [plain, bare] = [sibling(PLAIN), sibling(BARE)];
      return [
        screen,
        site,
        median(visits, ({ fcp }) => fcp),
        lcpOf(page),
        plain ? lcpOf(page) / lcpOf(plain) : '-',
        median(visits, ({ cls }) => cls),
        median(tries.length > 0 ? tries : visits, blockingTime),
        tries.length > 0 ? usableOf(page) : '-',
        bare && tries.length > 0 ? usableOf(page) / usableOf(bare) : '-',
        visits.at(-1)?.lcpElement ?? '',
      ];
    }),
  );
  printTable(
    'What it brought, kB over the wire',
    ['screen', 'site', 'requests', 'in all', ...TYPES, 'other'],
    sorted.map(({ screen, site, visits }) => {
      const inAll = median(visits, ({ bytes }) => sum(Object.values(bytes)));
      const byType = TYPES.map((type) => median(visits, ({ bytes }) => bytes[type] ?? 0));
      const kilobytes = [inAll, ...byType, inAll - sum(byType)].map((bytes) => bytes / 1000);
      return [screen, site, median(visits, ({ requests }) => requests), ...kilobytes];
    }),
  );
}

/**
 * The time of tasks beyond 50 ms each, from the first paint until the page is usable, or until everything has loaded.
 */
function blockingTime({ fcp, usable, longTasks }: Visit): number {
  const counted = longTasks.filter(({ start, duration }) => start + duration > fcp && !(start > usable));
  return sum(counted.map(({ duration }) => duration - 50));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function median(visits: readonly Visit[], figureOf: (visit: Visit) => number): number {
  return quantile(visits.map(figureOf), 0.5);
}
