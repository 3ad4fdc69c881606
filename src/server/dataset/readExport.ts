import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, pipeline } from 'node:stream';
import { json } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { namedAssets } from '../assets/linkAssets.ts';
import { type FileReceiver, assetName } from '../assets/receiveFiles.ts';
import { DatasetError } from './datasetError.ts';
import { readNdjson } from './readNdjson.ts';
import type { StoredDocument } from '#lib/model/storedDocument.ts';

/** The content of an export, but for its pictures and files. */
export interface Export {
  documents: StoredDocument[];
  /** `assets.json`: what is known of each file, by kind and SHA-1. */
  details: Readonly<Record<string, unknown>>;
}

/** The largest `assets.json` that is read. Bytes. */
const MAX_DETAILS = 256 * 1024 ** 2;

/**
 * Reads a `.tar.gz` in one pass, whatever the order of its entries. Links in it are ignored.
 *
 * @param receiver stores pictures and files (default: they are skipped)
 * @throws DatasetError when it has no documents, or a line is not one
 */
export async function readArchive(
  path: string,
  receiver: FileReceiver | undefined,
  warn: (message: string) => void,
): Promise<Export> {
  const archive = extract();
  // Errors reach the loop below through `archive`, which the pipeline destroys with them.
  pipeline(createReadStream(path), createGunzip(), archive, () => undefined);
  let documents: StoredDocument[] | undefined;
  let details = {};
  for await (const entry of archive) {
    const { name, type, size = 0 } = entry.header;
    const asset = type === 'file' ? assetName(name) : undefined;
    // `._data.ndjson` is the resource fork that tar on macOS adds.
    if (!documents && /(^|\/)[^./][^/]*\.ndjson$/.test(name)) {
      documents = await readNdjson(Readable.from(entry), `${path}/${name}`, warn);
      if (!receiver) break;
    } else if (receiver && asset !== undefined) await receiver.receive(asset, Readable.from(entry));
    else if (receiver && /(^|\/)assets\.json$/.test(name) && size <= MAX_DETAILS)
      details = await readDetails(() => json(Readable.from(entry)));
    else entry.resume();
  }
  if (!documents) throw new DatasetError(`${path}: no .ndjson file in the archive`);
  return { documents, details };
}

/** Reads an `.ndjson` file, and what it names in the folders `images` and `files` beside it. */
export async function readFolder(
  path: string,
  receiver: FileReceiver | undefined,
  warn: (message: string) => void,
): Promise<Export> {
  const documents = await readNdjson(createReadStream(path), path, warn);
  const folder = dirname(path);
  for (const name of receiver ? namedAssets(documents) : []) {
    const file = join(folder, name);
    if (existsSync(file)) await receiver?.receive(name, createReadStream(file));
  }
  if (!receiver?.files.size) return { documents, details: {} };
  const readJson = async () => JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8'));
  return { documents, details: await readDetails(readJson) };
}

/** Without them the pictures are measured. */
async function readDetails(read: () => Promise<unknown>): Promise<Export['details']> {
  const details = await read().catch(() => undefined);
  return typeof details === 'object' && details !== null ? { ...details } : {};
}
