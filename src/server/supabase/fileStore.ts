import { randomUUID } from 'node:crypto';
import { type ReadStream, createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { bodyChunks } from '#supabase/functions/_shared/readBody.ts';

/** A file on disk that is removed after use. */
export interface TemporaryFile {
  read(): ReadableStream;
  /** Also ends open streams: an open file would keep its disk space. */
  remove(): Promise<void>;
}

/** Files by bucket and name; both must be plain names without a path. */
export interface FileStore {
  /** Writes a file atomically. */
  write(bucket: string, name: string, bytes: Uint8Array): Promise<void>;
  read(bucket: string, name: string): ReadableStream;
  /** Does nothing for a missing file. */
  remove(bucket: string, name: string): Promise<void>;
  /**
   * Writes a request body to disk, up to `maxBytes`; the rest is not read. If the client disconnects, the received part
   * is kept, and the parser reports the error.
   */
  writeTemporary(request: Request, maxBytes: number): Promise<TemporaryFile>;
}

/** Opens a store in a folder, and removes temporary files of an earlier process. */
export async function openFileStore(folder: string): Promise<FileStore> {
  const unfinished = join(folder, '.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  return {
    async write(bucket, name, bytes) {
      const temporary = join(unfinished, randomUUID());
      try {
        await writeWhole(temporary, bytes);
        await mkdir(join(folder, bucket), { recursive: true });
        await rename(temporary, join(folder, bucket, name));
      } finally {
        // Frees the disk space of a failed write.
        await rm(temporary, { force: true });
      }
    },
    read: (bucket, name) => toWeb(createReadStream(join(folder, bucket, name))),
    remove: (bucket, name) => rm(join(folder, bucket, name), { force: true }),
    async writeTemporary(request, maxBytes) {
      const path = join(unfinished, randomUUID());
      const streams: ReadStream[] = [];
      const temporary: TemporaryFile = {
        read() {
          const stream = createReadStream(path);
          streams.push(stream);
          return toWeb(stream);
        },
        async remove() {
          for (const stream of streams) stream.destroy();
          await rm(path, { force: true });
        },
      };
      const file = await open(path, 'wx', 0o600);
      try {
        let left = maxBytes;
        for await (const piece of untilDisconnected(bodyChunks(request))) {
          await file.writeFile(piece.subarray(0, left));
          left -= piece.byteLength;
          if (left <= 0) break;
        }
        return temporary;
      } catch (error) {
        await temporary.remove();
        throw error;
      } finally {
        await file.close();
      }
    },
  };
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

function toWeb(stream: ReadStream): ReadableStream {
  // Node's type of it is not the one that `Response` takes.
  const web: unknown = Readable.toWeb(stream);
  return web as ReadableStream;
}

async function* untilDisconnected(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  try {
    yield* pieces;
  } catch {
    // The client has disconnected. This is no disk error, and errors of the consumer are not caught here.
  }
}
