/**
 * The program behind `npm run bench:load`: many visitors at the same time. Prints the figures beside the required ones.
 */
import '../withoutStyles.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from '../table.ts';
import { readQueries } from './contents.ts';
import { type Row, makeRows, shortcomingsOf } from './rows.ts';
import { soak } from './soak.ts';

const TITLE =
  'Under load: 50 connections, one where there are 50,000 documents; generator and server share the machine';
const COLUMNS = [
  'what',
  'budget /s',
  '/s',
  'budget p99 ms',
  'p99 ms',
  'longest stall ms',
  'budget MB',
  'most MB',
  'verdict',
];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      seconds: { type: 'string', default: '5' },
      soak: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '5' },
    },
  });
  const [processor] = cpus();
  console.log(
    `${cpus().length} x ${processor?.model}, Node ${process.version}; load before the start ${loadavg()[0]?.toFixed(1)}`,
  );
  if (values.soak) await soak(toNumber('--minutes', values.minutes));
  else await printRows(toNumber('--seconds', values.seconds), values.only?.split(','));
}

async function printRows(seconds: number, only?: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-load-'));
  const lines: (string | number)[][] = [];
  try {
    const rows = makeRows(folder, await readQueries());
    const chosen = only ?? Object.keys(rows);
    for (const name of chosen) {
      const row = rows[name];
      if (!row) throw new Error(`No row is called ${name}; there are ${Object.keys(rows).join(', ')}.`);
      console.error(`${row.what} ...`);
      lines.push(await lineOf(row, seconds));
    }
  } finally {
    // Also printed for a run that was interrupted.
    if (lines.length > 0) printTable(TITLE, COLUMNS, lines);
    await rm(folder, { recursive: true });
  }
}

async function lineOf({ what, budget, measure }: Row, seconds: number): Promise<(string | number)[]> {
  const figures = await measure(seconds);
  const { perSecond, p99, stall, mostRss } = figures;
  const shortcomings = shortcomingsOf(budget, figures);
  return [
    what,
    budget.perSecond ?? '-',
    perSecond,
    budget.p99 ?? '-',
    p99,
    stall,
    budget.mostRss === undefined ? '-' : budget.mostRss / 1e6,
    mostRss / 1e6,
    shortcomings.length === 0 ? 'holds' : shortcomings.join(', '),
  ];
}

function toNumber(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`${name} wants a number above 0, not "${text}".`);
  return number;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
