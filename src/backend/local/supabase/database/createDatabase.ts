import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

const creating = `
  const { workerData } = require('node:worker_threads');
  const { PGlite } = require(workerData.pglite);
  PGlite.create(workerData.folder).then((postgres) => postgres.close());
`;

/**
 * Makes an empty database in a folder, unless there is one. It takes seconds and hundreds of megabytes, once in an
 * installation's life, so it is done in a thread of its own. A half-made database never gets the name of a whole one.
 */
export async function createDatabase(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const pglite = require.resolve('@electric-sql/pglite');
  const worker = new Worker(creating, { eval: true, workerData: { pglite, folder: unfinished } });
  // Whoever ends the program does not wait for this.
  worker.unref();
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The database could not be created (${code})`));
    });
  });
  await rename(unfinished, folder);
}
