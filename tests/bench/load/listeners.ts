import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenerQuery } from '#content/live/liveContent.ts';
import { LIVE_SCHEDULE } from '#content/event/queries.ts';
import type { Fired } from './fire.ts';
import { type Health, startServer } from './startServer.ts';

const ADDRESS = `/v2025-02-19/data/listen/production?${new URLSearchParams({
  query: listenerQuery(LIVE_SCHEDULE),
  $eventId: '"festival-2025"',
})}`;
/** Time limit for connecting and for receiving an event. Milliseconds. */
const DEADLINE_MS = 60_000;
/** How many connections are opened at the same time. */
const BATCH = 100;

/** One open connection. */
interface Client {
  /** Milliseconds of `performance.now` when an event arrives; rejects if the connection ends before that. */
  mutation: Promise<number>;
  close(): void;
}

/**
 * Open pages, and one edit of the file: `p99` is the time from saving until 99 of 100 clients have received an event,
 * `mistakes` are the clients that have not.
 *
 * @param dataset path of a file; a copy of it is edited
 */
export async function measureListeners(dataset: string, count: number): Promise<Fired & Health> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-listeners-'));
  const path = join(folder, 'content.ndjson');
  const text = await readFile(dataset, 'utf8');
  await writeFile(path, text);
  const { origin, health, stop } = await startServer({ dataset: path });
  const clients: Client[] = [];
  try {
    const { rss } = await health();
    while (clients.length < count) {
      clients.push(...(await Promise.all(Array.from({ length: BATCH }, () => open(origin)))));
    }
    const perClient = ((await health()).rss - rss) / count / 1000;
    const saved = performance.now();
    await writeFile(path, text.replace(/("_type":"place".*?"name":")/, '$1Edited '));
    const times = await Promise.all(clients.map(({ mutation }) => mutation.catch(() => Infinity)));
    const delays = times.map((time) => time - saved).sort((a, b) => a - b);
    const all = await health();
    console.error(
      `${perClient.toFixed(1)} KB a connection; the first mutation after ${delays[0]?.toFixed()} ms, the last after ${delays.at(-1)?.toFixed()}`,
    );
    return {
      perSecond: 0,
      p99: Math.round(delays[Math.floor(count * 0.99)] ?? Infinity),
      mistakes: delays.filter((wait) => wait === Infinity).length,
      ...all,
    };
  } finally {
    for (const client of clients) client.close();
    await stop();
    await rm(folder, { recursive: true });
  }
}

/** Resolves when the client has received `welcome`. */
function open(origin: string): Promise<Client> {
  return new Promise((resolve, reject) => {
    const listening = request(origin + ADDRESS, { agent: false }, (response) => {
      const mutation = new Promise<number>((resolveEvent, fail) => {
        setTimeout(() => fail(new Error('No mutation arrived.')), DEADLINE_MS).unref();
        response.on('close', () => fail(new Error('The connection has ended.')));
        response.setEncoding('utf8').on('data', (chunk: string) => {
          if (chunk.includes('event: welcome')) resolve({ mutation, close: () => listening.destroy() });
          if (chunk.includes('event: mutation')) resolveEvent(performance.now());
        });
      });
      mutation.catch(() => undefined);
      if (response.statusCode !== 200) reject(new Error(`Refused with ${response.statusCode}.`));
    });
    listening.on('error', reject).end();
  });
}
