import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Marks a folder that an export may replace. */
const MARKER = '.fairground-export';

/**
 * Replaces a folder: `fill` writes to a temporary folder beside it, which is renamed when it is complete. After a
 * failure nothing is left behind.
 *
 * @throws Error with a one-line message if the folder contains files that no export has written
 */
export async function replaceFolder<Result>(
  folder: string,
  fill: (empty: string) => Promise<Result>,
): Promise<Result> {
  const target = resolve(folder);
  const present = await namesIn(target);
  if (present && present.length > 0 && !present.includes(MARKER))
    throw new Error(
      `${folder} holds files that no export has written. Name another folder, or empty this one.`,
    );

  const unfinished = `${target}.unfinished-${process.pid}`;
  const outdated = `${target}.outdated-${process.pid}`;
  await mkdir(dirname(target), { recursive: true });
  await mkdir(unfinished);
  try {
    const result = await fill(unfinished);
    await writeFile(join(unfinished, MARKER), 'Written by `npm run export`, and replaced by the next one.\n');
    if (present) await rename(target, outdated);
    try {
      await rename(unfinished, target);
    } catch (error) {
      if (present) await rename(outdated, target);
      throw error;
    }
    return result;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(outdated, { recursive: true, force: true });
  }
}

/** Names in a folder; undefined if it does not exist. */
async function namesIn(folder: string): Promise<string[] | undefined> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new Error(`${folder} cannot be written (${code}).`);
  }
}
