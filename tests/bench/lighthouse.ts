import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startEmbeddedServices } from '#server/embeddedServices.ts';
import { FLAGS, chromiumPath, launchChromium } from '../support/chromium.ts';
import { readEnglishDemo } from '../support/readDemo.ts';
import { warmUp } from './coldVisit.ts';
import { printTable } from './table.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const BUDGET = { performance: 95, others: 100, cls: 0.02 };

/** The used part of a report. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: { score?: number; node?: { selector?: string; snippet?: string } }[] };
}

/** Lighthouse's four scores of every kind of screen on its phone, and the reasons for scores below 100. */
export async function benchLighthouse(vs: readonly string[]): Promise<void> {
  const run = promisify(execFile);
  const command = ['--yes', '--prefer-offline', LIGHTHOUSE];
  try {
    await run('npx', [...command, '--version']);
  } catch {
    console.log(`\nLighthouse: ${LIGHTHOUSE} cannot be fetched from the npm registry; left out.`);
    return;
  }
  const env = { ...process.env, CHROME_PATH: await chromiumPath() };
  const options = ['--output=json', '--quiet', `--chrome-flags=${['--headless', ...FLAGS].join(' ')}`];
  const services = await startEmbeddedServices({ port: 0, distDir: 'dist', rendererDir: 'dist-node' });
  const browser = await launchChromium();
  const reports: [string, Report][] = [];
  try {
    for (const address of [...screens(), ...vs]) {
      const url = new URL(address, services.origin).href;
      // Otherwise Lighthouse would count the time in which the media service draws a picture.
      await warmUp(browser, url);
      const { stdout } = await run('npx', [...command, url, ...options], { env, maxBuffer: 64 * 1024 ** 2 });
      reports.push([address, JSON.parse(stdout) as Report]);
    }
  } finally {
    await browser.close();
    await services.close();
  }
  printScores(reports);
  printFaults(reports);
  printShifts(reports);
}

/** An address of each kind of screen. */
function screens(): string[] {
  const documents = readEnglishDemo();
  const first = (type: string, status: string) => {
    const found = documents.find((document) => document._type === type && document.status === status);
    return (found?.alias as { current: string } | undefined)?.current ?? '';
  };
  return [
    '/',
    '/marketplace',
    `/marketplace/${first('place', 'active')}`,
    '/lineup',
    `/lineup/${first('performer', 'active')}`,
    '/schedule',
    `/schedule/${first('scheduleEvent', 'active')}`,
    '/feed',
    `/feed?post=${first('feedItem', 'published')}`,
    '/faq',
    '/exhibitor-guide',
    '/hotel-info',
    '/map',
    '/terms',
    '/vendor-application',
  ];
}

function printScores(reports: [string, Report][]): void {
  printTable(
    `Lighthouse, its phone on its slow 4G, simulated (budget: performance ${BUDGET.performance}, others ${BUDGET.others}, CLS ${BUDGET.cls})`,
    ['screen', ...CATEGORIES, 'FCP ms', 'LCP ms', 'blocking ms', 'CLS'],
    reports.map(([address, { categories, audits }]) => [
      address,
      ...CATEGORIES.map((id) => (categories[id]?.score ?? NaN) * 100),
      ...METRICS.map((id) => audits[id]?.numericValue ?? NaN),
    ]),
  );
}

/** Prints the audits that cost points; metrics are in the table of scores. */
function printFaults(reports: [string, Report][]): void {
  const rows = reports.flatMap(([address, { categories, audits }]) =>
    CATEGORIES.flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && category !== 'performance' && isBelowOne(audits[id]))
        .map(({ id }) => {
          const nodes = audits[id]?.details?.items?.map(({ node }) => node?.selector ?? '') ?? [];
          return [category, address, audits[id]?.title ?? id, nodes.slice(0, 3).join(', ')];
        }),
    ),
  );
  printTable('What Lighthouse finds fault with', ['category', 'screen', 'audit', 'first elements'], rows);
}

function isBelowOne(audit: Audit | undefined): boolean {
  return typeof audit?.score === 'number' && audit.score < 1;
}

function printShifts(reports: [string, Report][]): void {
  const rows = reports
    .filter(([, { audits }]) => (audits['cumulative-layout-shift']?.numericValue ?? 0) > BUDGET.cls)
    .flatMap(([address, { audits }]) =>
      (audits['layout-shifts']?.details?.items ?? []).map(({ node, score = 0 }) => [
        address,
        score,
        node?.snippet?.slice(0, 100) ?? '',
      ]),
    );
  printTable(`What moves where CLS is above ${BUDGET.cls}`, ['screen', 'shift', 'element'], rows);
}
