import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** Files by bucket and name; both must be plain names without a path. */
export interface FileStore {
  /** Writes a file whole or not at all. */
  write(bucket: string, name: string, bytes: Uint8Array): Promise<void>;
  read(bucket: string, name: string): ReadableStream;
  /** A file that is not there is removed already. */
  remove(bucket: string, name: string): Promise<void>;
}

/** Keeps files in a folder, and clears away what an earlier life of the program left unfinished. */
export async function openFileStore(folder: string): Promise<FileStore> {
  const unfinished = join(folder, '.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  return {
    async write(bucket, name, bytes) {
      const draft = join(unfinished, randomUUID());
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await mkdir(join(folder, bucket), { recursive: true });
      await rename(draft, join(folder, bucket, name));
    },
    read: (bucket, name) =>
      Readable.toWeb(createReadStream(join(folder, bucket, name))) as unknown as ReadableStream,
    remove: (bucket, name) => rm(join(folder, bucket, name), { force: true }),
  };
}
