import { rm, stat } from 'node:fs/promises';
import { createFileReceiver } from '../assets/receiveFiles.ts';
import { unpackAssets } from '../assets/unpackAssets.ts';
import { DatasetError } from './datasetError.ts';
import { readArchive, readFolder } from './readExport.ts';
import type { LineReport } from './readNdjson.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';

/**
 * Loads the content from an `.ndjson` file, or from the `.tar.gz` that `sanity dataset export` writes. Anything but a
 * regular file is refused: a pipe, for example, may never end.
 *
 * @param options.assetsDir folder for the pictures and files of an export (default: they are left out)
 * @param options.warn called for documents that are left out (default: the console)
 * @param options.brokenLine called for lines that are not documents (default: the first one is thrown)
 * @throws DatasetError when the file cannot be read or a line is not a document
 */
export async function loadDataset(
  path: string,
  { assetsDir, ...report }: { assetsDir?: string } & LineReport = {},
): Promise<StoredDocument[]> {
  const receiver = assetsDir === undefined ? undefined : createFileReceiver(assetsDir);
  try {
    const stats = await stat(path);
    if (!stats.isFile())
      throw new DatasetError(`${path}: ${stats.isDirectory() ? 'is a folder' : 'is not a file'}`);
    const read = /\.(tar\.gz|tgz)$/i.test(path) ? readArchive : readFolder;
    const { documents, details } = await read(path, receiver, report);
    if (assetsDir === undefined || !receiver || receiver.files.size === 0) return documents;
    return await unpackAssets(documents, receiver.files, details, assetsDir);
  } catch (error) {
    for (const file of receiver?.files.values() ?? []) await rm(file.path, { force: true });
    if (error instanceof DatasetError) throw error;
    throw new DatasetError(`${path}: ${reasonFor(error as NodeJS.ErrnoException)}`);
  }
}

function reasonFor({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'no such file';
  return `cannot be read (${message})`;
}
