import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { basename, dirname, join } from 'node:path';

const PROGRAM = `
  require('node:v8').setFlagsFromString('--liftoff-only');
  const [pglite, folder] = process.argv.slice(1);
  require(pglite).PGlite.create(folder).then((postgres) => postgres.close());
`;

const DEADLINE_MS = 120_000;

/**
 * Creates an empty database in a new folder. This takes seconds and hundreds of megabytes once per installation, so it
 * runs in a child process: a thread would not return the memory. The folder is renamed when it is complete, so an
 * incomplete database is never used.
 */
export async function createDatabase(folder: string): Promise<void> {
  const unfinished = `${basename(folder)}.unfinished`;
  const parent = dirname(folder);
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    if (name.startsWith(unfinished)) await rm(join(parent, name), { recursive: true, force: true });
  }
  // A unique name: if this process is killed, its child may still run beside the child of the next start.
  const temporary = join(parent, `${unfinished}-${randomUUID()}`);
  await mkdir(temporary);
  const pglite = require.resolve('@electric-sql/pglite');
  const child = spawn(process.execPath, ['--eval', PROGRAM, pglite, temporary], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // On a full disk the child would hang.
    timeout: DEADLINE_MS,
    killSignal: 'SIGKILL',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    await rm(temporary, { recursive: true, force: true });
    throw new Error(`The database could not be created (${code})`);
  }
  await rename(temporary, folder);
}
