import { createReadStream } from 'node:fs';
import { Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { DatasetError } from './datasetError.ts';
import { readNdjson } from './readNdjson.ts';
import type { StoredDocument } from './storedDocument.ts';

/**
 * Loads the content from an `.ndjson` file, or from the `.tar.gz` that `sanity dataset export` writes.
 *
 * @param warn told of documents that are left out
 * @throws DatasetError when the file cannot be read or a line is not a document
 */
export async function loadDataset(path: string, warn?: (message: string) => void): Promise<StoredDocument[]> {
  try {
    return await (/\.(tar\.gz|tgz)$/i.test(path)
      ? readExport(path, warn)
      : readNdjson(createReadStream(path), path, warn));
  } catch (error) {
    if (error instanceof DatasetError) throw error;
    throw new DatasetError(`${path}: ${reasonFor(error as NodeJS.ErrnoException)}`);
  }
}

async function readExport(path: string, warn?: (message: string) => void): Promise<StoredDocument[]> {
  const archive = extract();
  // Errors reach the loop below through `archive`, which the pipeline destroys with them.
  pipeline(createReadStream(path), createGunzip(), archive, () => undefined);
  for await (const entry of archive) {
    // `._data.ndjson` is the resource fork that tar on macOS adds.
    if (/(^|\/)[^./][^/]*\.ndjson$/.test(entry.header.name)) {
      return await readNdjson(Readable.from(entry), `${path}/${entry.header.name}`, warn);
    }
    entry.resume();
  }
  throw new DatasetError(`${path}: no .ndjson file in the archive`);
}

function reasonFor({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'no such file';
  if (code === 'EISDIR') return 'is a folder';
  return `cannot be read (${message})`;
}
