import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIN_SERVICE_KEY_LENGTH } from '../environment.ts';

const FILE = 'service-role-key';

/**
 * Reads the service key that an embedded backend has generated in a folder; undefined where there is none.
 *
 * @throws Error with a one-line message for the terminal when the file is damaged
 */
export function readServiceKey(folder: string): string | undefined {
  const path = join(folder, FILE);
  let key: string;
  try {
    key = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  if (key.length >= MIN_SERVICE_KEY_LENGTH) return key;
  throw new Error(
    `${path} holds fewer than ${MIN_SERVICE_KEY_LENGTH} characters, so it is not a service key: a full disk may have cut it off. Remove the file; a new key is then generated.`,
  );
}

/** Generates the key of a folder unless it has one. The file appears atomically, readable by its owner only. */
export function makeServiceKey(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const key = `sb_secret_${randomBytes(24).toString('base64url')}`;
  const temporary = join(folder, `${FILE}.${randomUUID()}`);
  try {
    writeFileSync(temporary, key, { flag: 'wx', mode: 0o600, flush: true });
    // Unlike rename, link fails when another process has just created the file.
    linkSync(temporary, join(folder, FILE));
    return key;
  } catch (error) {
    const made = hasCode(error, 'EEXIST') ? readServiceKey(folder) : undefined;
    if (made === undefined) throw error;
    return made;
  } finally {
    rmSync(temporary, { force: true });
  }
}

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}
