import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { type AssetDetails, fileAsset, imageAsset } from './assetDocument.ts';
import { linkAssets } from './linkAssets.ts';
import type { ReceivedFile } from './receiveFiles.ts';

/**
 * Turns the received files of an export into assets: moves each to its name at the CDN, adds its document, and links
 * the documents that refer to it. A picture that cannot be read is left out and logged.
 *
 * @param details of `assets.json`, by `image-<sha1>` or `file-<sha1>`
 */
export async function unpackAssets(
  documents: readonly StoredDocument[],
  files: ReadonlyMap<string, ReceivedFile>,
  details: Readonly<Record<string, unknown>>,
  folder: string,
): Promise<StoredDocument[]> {
  const ids = new Map<string, string>();
  const assets = new Map<string, StoredDocument>();
  for (const [name, file] of files) {
    const kind = name.startsWith('images/') ? 'image' : 'file';
    const known = (details[`${kind}-${file.sha1}`] ?? {}) as AssetDetails;
    try {
      const { document, fileName } =
        kind === 'image' ? await imageAsset(file, known) : fileAsset(name, file, known);
      await rename(file.path, join(folder, fileName));
      ids.set(name, document._id);
      assets.set(document._id, document);
    } catch (error) {
      console.warn(`Left out ${name}: ${(error as Error).message}`);
      await rm(file.path, { force: true });
    }
  }
  return [...linkAssets(documents, ids), ...assets.values()];
}
