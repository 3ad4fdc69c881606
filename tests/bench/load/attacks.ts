import { indexAssets } from '#server/media/assetIndex.ts';
import { readDemo } from '../../support/readDemo.ts';
import { type Fired, type Target, fire, fireDuring, warmUp } from './fire.ts';
import { asNew } from './reads.ts';
import { type Health, startServer } from './startServer.ts';

const WARM_UP = 50;

const QUERIES = '/v2025-02-19/data/query/production';
/** Scans for each document of a scan for each document of a scan. */
const ENDLESS = 'count(*[count(*[count(*[name == ^.name]) == 7]) == 7])';

/** Queries that never end, each another one. */
export const endlessQueries: Target = {
  path: `${QUERIES}?query=${encodeURIComponent(ENDLESS)}`,
  vary: asNew,
};

/** Parameters of 120 KB, each another one: what is kept of them must not fill the memory. */
export function largeParameters(): Target {
  let turn = 0;
  const params = () => ({ x: `${(turn += 1)}${'x'.repeat(120_000)}` });
  return {
    path: QUERIES,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    vary: () => ({ body: JSON.stringify({ query: 'count(*)', params: params() }) }),
  };
}

/** Pictures of the demo, each another one, in a size and for who takes a format. */
export function pictures(size: string, accept: string): Target {
  const ids = [...indexAssets(readDemo()).keys()];
  let turn = 0;
  const next = () => `/media/image/upload/c_fill,${size},f_auto,q_auto/${ids[turn++ % ids.length] ?? ''}.jpg`;
  return { path: '/', headers: { accept }, vary: () => ({ path: encodeURI(next()) }) };
}

/** What visitors wait for while somebody does this. */
export async function measureBeside(
  attack: Target,
  visitors: Target,
  seconds: number,
): Promise<Fired & Health> {
  const { origin, health, stop } = await startServer();
  try {
    await warmUp(origin, visitors, WARM_UP);
    await health();
    let fired: Fired | undefined;
    await fireDuring(origin, attack, async () => {
      fired = await fire(origin, visitors, seconds);
    });
    if (!fired) throw new Error('Nothing was asked.');
    return { ...fired, ...(await health()) };
  } finally {
    await stop();
  }
}
