import { event } from '#content/event/index.ts';
import { pickCode, writePickCodes } from '#content/pickCode.ts';
import { indexAssets } from '#server/media/assetIndex.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { readEnglishDemo } from '../../support/readDemo.ts';
import { type Fired, type Target, fire, fireDuring, warmUp } from './fire.ts';
import { asNew } from './reads.ts';
import { type Health, type ServerOptions, startServer } from './startServer.ts';

const WARM_UP = 50;

const QUERIES = '/v2025-02-19/data/query/production';
/** A scan within a scan within a scan, which takes cubic time. */
const ENDLESS = 'count(*[count(*[count(*[name == ^.name]) == 7]) == 7])';

/** Queries that never end, each of them different. */
export const endlessQueries: Target = {
  path: `${QUERIES}?query=${encodeURIComponent(ENDLESS)}`,
  vary: asNew,
};

/** Parameters of 120 KB, each different, so that a cache of them could fill the memory. */
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

/** Pictures of the demo, each different, in a size and for an Accept header. */
export function pictures(size: string, accept: string): Target {
  const ids = [...indexAssets(readEnglishDemo()).keys()];
  let turn = 0;
  const next = () => `/media/image/upload/c_fill,${size},f_auto,q_auto/${ids[turn++ % ids.length] ?? ''}.jpg`;
  return { path: '/', headers: { accept }, vary: () => ({ path: encodeURI(next()) }) };
}

/** The number of picks of a visitor who likes everything. */
const MANY_PICKS = 500;

/** The whole schedule, a day in another spelling, an unknown stage, and picks that were not requested before. */
export function calendars(documents: readonly StoredDocument[]): Target {
  const codes = documents.filter(({ _type }) => _type === 'scheduleEvent').map(({ _id }) => pickCode(_id));
  let turn = 0;
  const next = () => {
    turn += 1;
    const picked = Array.from(
      { length: MANY_PICKS },
      (_, index) => codes[(index * turn) % codes.length] ?? '',
    );
    const names = [
      'schedule',
      'day/%73at',
      `stage/none-${turn}`,
      `picks/${writePickCodes({ [event.pickLetter]: picked })}`,
    ];
    return `/calendar/${names[turn % names.length] ?? ''}.ics`;
  };
  return { path: '/', status: [200, 404], vary: () => ({ path: next() }) };
}

/** Searches of the marketplace, each with another text: the first letters of a place's name, in capitals or not. */
export function searches(): Target {
  const names = readEnglishDemo().flatMap(({ _type, name }) =>
    _type === 'place' && typeof name === 'string' ? [name.slice(0, 6)] : [],
  );
  let turn = 0;
  const next = () => {
    turn += 1;
    const name = names[turn % names.length] ?? '';
    const round = Math.floor(turn / names.length);
    // The bits of the round say which letters are capitals.
    return Array.from(name, (letter, at) =>
      (round >> at) & 1 ? letter.toUpperCase() : letter.toLowerCase(),
    ).join('');
  };
  return { path: '/', vary: () => ({ path: `/marketplace?q=${encodeURIComponent(next())}` }) };
}

/** The waiting times of visitors during an attack. */
export async function measureBeside(
  attack: Target,
  visitors: Target,
  seconds: number,
  options?: ServerOptions,
): Promise<Fired & Health> {
  const { origin, health, stop } = await startServer(options);
  try {
    await warmUp(origin, visitors, WARM_UP);
    await health();
    let fired: Fired | undefined;
    await fireDuring(origin, attack, async () => {
      fired = await fire(origin, visitors, seconds);
    });
    if (!fired) throw new Error('Nothing was requested.');
    return { ...fired, ...(await health()) };
  } finally {
    await stop();
  }
}
