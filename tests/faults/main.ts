/** The program behind `npm run test:faults`: every fault on every screen, as a table. */
import { parseArgs } from 'node:util';
import { printTable } from '../bench/table.ts';
import { FAULTS } from './faults.ts';
import { startFaultSite } from './faultSite.ts';
import type { Cell } from './runCell.ts';
import { SCREEN_NAMES } from './screens.ts';

/** Concurrent cells. */
const VISITORS = 3;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { fault: { type: 'string' }, screen: { type: 'string' } } });
  const faults = FAULTS.filter(({ name }) => values.fault === undefined || name.includes(values.fault));
  const names = SCREEN_NAMES.filter((name) => values.screen === undefined || name === values.screen);
  const cells = faults.flatMap((fault) => names.map((name): Cell => ({ fault, name })));
  const start = Date.now();

  const reasons = await runAll(cells);
  printTable(
    'Faults of the content service x screens',
    ['', ...names],
    faults.map((fault) => [
      fault.name,
      ...cells.filter((cell) => cell.fault === fault).map((cell) => (reasons.has(cell) ? 'FAILED' : 'ok')),
    ]),
  );
  for (const [{ fault, name }, reason] of reasons) console.log(`\n${fault.name} x ${name}: ${reason}`);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`\n${cells.length - reasons.size} of ${cells.length} hold, in ${seconds} s`);
  process.exitCode = cells.length === 0 || reasons.size > 0 ? 1 : 0;
}

/** Runs the cells; returns the reasons of failures. */
async function runAll(cells: readonly Cell[]): Promise<ReadonlyMap<Cell, string>> {
  const reasons = new Map<Cell, string>();
  const site = await startFaultSite();
  const waiting = cells.values();
  async function visit() {
    for (const cell of waiting) {
      await site.run(cell).catch((error: unknown) => {
        reasons.set(cell, error instanceof Error ? error.message : String(error));
      });
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit));
  await site.close();
  return reasons;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
