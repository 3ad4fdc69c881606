/** The program behind `npm run bench`: prints figures beside their budgets and judges nothing. */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchBytes } from './bytes';
import { benchContent, benchLineup } from './content';
import { benchKeys } from './keys';
import { benchPure } from './pure';
import { benchSchedule } from './schedule';
import { benchScroll } from './scroll';

const BENCHES = {
  bytes: benchBytes,
  pure: benchPure,
  content: benchContent,
  lineup: benchLineup,
  keys: benchKeys,
  scroll: benchScroll,
  schedule: benchSchedule,
};

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const chosen = values.only?.split(',') ?? Object.keys(BENCHES);
  const unknown = chosen.filter((name) => !Object.hasOwn(BENCHES, name));
  if (unknown.length > 0) {
    throw new Error(
      `No bench is called ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`,
    );
  }
  const [processor] = cpus();
  console.log(
    `${cpus().length} x ${processor?.model}, Node ${process.version}; load before the start ${loadavg()[0]?.toFixed(1)} (above 0.5 the times of frames and keys tell more of it than of the site)`,
  );
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (chosen.includes(name)) await bench();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
