import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform, type TransformCallback, pipeline } from 'node:stream';
import { json } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { namedAssets } from '../assets/linkAssets.ts';
import { type FileReceiver, assetName } from '../assets/receiveFiles.ts';
import { DatasetError } from './datasetError.ts';
import { type LineReport, readNdjson } from './readNdjson.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';

/** The content of an export without its pictures and files. */
export interface Export {
  documents: StoredDocument[];
  /** The details of each file in `assets.json`, by kind and SHA-1. */
  details: Readonly<Record<string, unknown>>;
}

/** The largest `assets.json` that is read. Bytes. */
const MAX_DETAILS = 256 * 1024 ** 2;
/** The largest size of an unpacked archive, including parts that are not kept. Bytes. */
const MAX_UNPACKED = 10 * 1024 ** 3;

/**
 * Reads a `.tar.gz` in one pass, in any order of its entries. Links in it are ignored.
 *
 * @param receiver stores pictures and files (default: they are skipped)
 * @throws DatasetError when it has no documents, a line is not a document, or it is too large
 */
export async function readArchive(
  path: string,
  receiver: FileReceiver | undefined,
  report: LineReport,
  limit = MAX_UNPACKED,
): Promise<Export> {
  const archive = extract();
  // Errors reach the loop below through `archive`, because the pipeline destroys it with the error.
  pipeline(createReadStream(path), createGunzip(), atMost(limit, path), archive, () => undefined);
  let documents: StoredDocument[] | undefined;
  let details = {};
  for await (const entry of archive) {
    const { name, type, size = 0 } = entry.header;
    const asset = assetName(name);
    if (type !== 'file') entry.resume();
    // `._data.ndjson` is the resource fork that tar on macOS adds.
    else if (!documents && /(^|\/)[^./][^/]*\.ndjson$/.test(name)) {
      documents = await readNdjson(Readable.from(entry), `${path}/${name}`, report);
      if (!receiver) break;
    } else if (receiver && asset !== undefined) await receiver.receive(asset, Readable.from(entry));
    else if (receiver && /(^|\/)assets\.json$/.test(name) && size <= MAX_DETAILS)
      details = await readDetails(() => json(Readable.from(entry)));
    else entry.resume();
  }
  if (!documents) throw new DatasetError(`${path}: no .ndjson file in the archive`);
  return { documents, details };
}

/** Passes bytes on, and fails if there are too many. */
function atMost(limit: number, path: string): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      bytes += chunk.length;
      done(bytes > limit ? new DatasetError(`${path}: unpacks to more than ${limit} bytes`) : null, chunk);
    },
  });
}

/** Reads an `.ndjson` file, and the files that it names in the folders `images` and `files` beside it. */
export async function readFolder(
  path: string,
  receiver: FileReceiver | undefined,
  report: LineReport,
): Promise<Export> {
  const documents = await readNdjson(createReadStream(path), path, report);
  const folder = dirname(path);
  for (const name of receiver ? namedAssets(documents) : []) {
    const file = join(folder, name);
    if (await isFile(file)) await receiver?.receive(name, createReadStream(file));
  }
  if (!receiver?.files.size) return { documents, details: {} };
  const file = join(folder, 'assets.json');
  if (!(await isFile(file))) return { documents, details: {} };
  return {
    documents,
    details: await readDetails(async () => JSON.parse(await readFile(file, 'utf8')) as unknown),
  };
}

/** Whether there is a regular file, or a link to one. A pipe may never end. */
async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}

/** Reads the details of files; without them the pictures are measured. */
async function readDetails(read: () => Promise<unknown>): Promise<Export['details']> {
  const details = await read().catch(() => undefined);
  return typeof details === 'object' && details !== null ? { ...details } : {};
}
