/** The program behind `npm run bench`: prints figures beside their budgets, without a verdict. */
import './withoutStyles.ts';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchBytes } from './bytes.ts';
import { benchCompare } from './compare.ts';
import { benchContent, benchLineup } from './content.ts';
import { benchExport } from './export.ts';
import { benchFind } from './find.ts';
import { benchKeys } from './keys.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMap } from './map.ts';
import { benchMemory } from './memory.ts';
import { benchPlan } from './plan.ts';
import { benchSearch } from './search.ts';
import { benchPresentation } from './presentation.ts';
import { benchPure } from './pure.ts';
import { benchSchedule } from './schedule.ts';
import { benchScroll } from './scroll.ts';

/** @param vs addresses of other pages to compare with */
type Bench = (vs: readonly string[]) => void | Promise<void>;

const BENCHES: Record<string, Bench> = {
  bytes: benchBytes,
  pure: benchPure,
  plan: benchPlan,
  content: benchContent,
  lineup: benchLineup,
  find: benchFind,
  search: benchSearch,
  keys: benchKeys,
  scroll: benchScroll,
  schedule: benchSchedule,
  map: benchMap,
  presentation: benchPresentation,
  export: benchExport,
  memory: benchMemory,
  compare: benchCompare,
  lighthouse: benchLighthouse,
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, vs: { type: 'string', multiple: true, default: [] } },
  });
  const { only = values.vs.length > 0 ? 'compare' : undefined, vs } = values;
  const chosen = only?.split(',') ?? Object.keys(BENCHES);
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
    if (chosen.includes(name)) await bench(vs);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
