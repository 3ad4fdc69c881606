import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, varnish } from '../../proxy/engines.ts';
import { type Fired, fireDuring, warmUp } from './fire.ts';
import { type Health, startServer } from './startServer.ts';

/** Requests per second, and milliseconds between two edits. */
const RATE = 2000;
const EDIT_EVERY_MS = 1000;
/** How long an edit may take until it is shown. Milliseconds. */
const SHOWN_MS = 30_000;
const TARGET = { path: '/marketplace' };

/**
 * Visitors of a page, and an edit of the festival's name, which every page shows, every second.
 *
 * @param dataset path of a file; a copy of it is edited
 * @param hasProxy whether Varnish is in front of the server
 */
export async function measureProxied(
  dataset: string,
  hasProxy: boolean,
  seconds: number,
): Promise<Fired & Health> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-proxied-'));
  const path = join(folder, 'content.ndjson');
  const text = await readFile(dataset, 'utf8');
  await writeFile(path, text);
  const ports = { proxy: await freePort(), site: await freePort() };
  const proxyOrigin = `http://127.0.0.1:${ports.proxy}`;
  const proxy = hasProxy ? await varnish.start(ports) : undefined;
  const { origin, health, stop } = await startServer({
    port: ports.site,
    dataset: path,
    ...(proxy && { purge: { url: `${proxyOrigin}/purge`, token: undefined } }),
  });
  const visited = proxy ? proxyOrigin : origin;
  const shownAfter: number[] = [];

  async function edit(number: number): Promise<void> {
    const saved = performance.now();
    const name = `Edit ${number} of the bench`;
    await writeFile(path, text.replace(/("_id":"festival-2025".*?"nickname":")/, `$1${name} `));
    while (!(await (await fetch(visited + TARGET.path)).text()).includes(name)) {
      if (performance.now() - saved > SHOWN_MS) throw new Error('An edit was not shown.');
      await pause(100);
    }
    shownAfter.push(performance.now() - saved);
  }

  try {
    await warmUp(visited, TARGET, 2000);
    await health();
    const fired = await fireDuring(visited, { ...TARGET, rate: RATE }, async () => {
      const end = performance.now() + seconds * 1000;
      for (let number = 1; performance.now() < end; number += 1)
        await Promise.all([edit(number), pause(EDIT_EVERY_MS)]);
    });
    console.error(
      `p50 ${fired.p50} ms; ${shownAfter.length} edits, shown after ${shownAfter.map((ms) => ms.toFixed()).join(', ')} ms`,
    );
    return { ...fired, ...(await health()) };
  } finally {
    await stop();
    await proxy?.stop();
    await rm(folder, { recursive: true });
  }
}
