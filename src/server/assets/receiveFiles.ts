import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A received file, under a name that does not come from the export. */
export interface ReceivedFile {
  path: string;
  /** SHA-1 in hexadecimal, which is part of an asset's `_id`. */
  sha1: string;
  /** Bytes. */
  size: number;
}

export interface FileReceiver {
  /** Stores a file of an export, named such as `images/a-800x400.jpg`. */
  receive(name: string, content: Readable): Promise<void>;
  /** The stored files by their names in the export. */
  files: ReadonlyMap<string, ReceivedFile>;
}

/** Limits of an export, so that it cannot fill the disk; a festival needs far less. */
const MAX_FILES = 50_000;
const MAX_BYTES = 8 * 1024 ** 3;

/**
 * Stores the files of an export in a folder, as a stream, so that memory use does not depend on their size. Names
 * inside the export do not become paths.
 *
 * @throws Error when there are too many files or bytes
 */
export function createFileReceiver(
  folder: string,
  limits = { files: MAX_FILES, bytes: MAX_BYTES },
): FileReceiver {
  const files = new Map<string, ReceivedFile>();
  let bytes = 0;
  let received = 0;

  return {
    files,
    async receive(name, content) {
      if (received >= limits.files) throw new Error(`more than ${limits.files} pictures and files`);
      const path = join(folder, `received-${received}`);
      received += 1;
      const hash = createHash('sha1');
      let size = 0;
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done: TransformCallback) {
          size += chunk.length;
          bytes += chunk.length;
          hash.update(chunk);
          done(bytes > limits.bytes ? new Error('pictures and files take too much disk space') : null, chunk);
        },
      });
      try {
        await pipeline(content, measure, createWriteStream(path));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      const replaced = files.get(name);
      if (replaced) await rm(replaced.path, { force: true });
      files.set(name, { path, sha1: hash.digest('hex'), size });
    },
  };
}

/**
 * The name by which documents refer to a file at a path in an export; undefined for a path that is no picture or file.
 */
export function assetName(path: string): string | undefined {
  const [, folder] = /(?:^|\/)(images|files)\/[^/]+$/.exec(path) ?? [];
  const name = basename(path);
  return folder === undefined || /^\.|\p{Cc}/u.test(name) ? undefined : `${folder}/${name}`;
}
