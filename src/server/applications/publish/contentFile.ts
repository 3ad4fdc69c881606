import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type StoredDocument, isPublished } from '#lib/schema/storedDocument.ts';
import { withPlace } from '#content/place/publish/listing.ts';
import { type ListingStore, noPlace } from '#content/place/publish/listingStore.ts';
import { loadDataset } from '../../dataset/loadDataset.ts';

/**
 * Content in an `.ndjson` file. A listing is published at once, because no Studio edits the file. Pictures are written
 * to `images` beside it, as in an export of Sanity.
 *
 * @throws Error for a missing file, or another kind of file
 */
export function openContentFile(path: string | undefined): ListingStore {
  if (path === undefined || !/\.ndjson$/i.test(path))
    throw new Error(
      'Listings are written to your own content only: set DATASET to an .ndjson file, or use a Sanity project.',
    );
  const folder = dirname(path);

  return {
    async readMaps(eventId) {
      const documents = await loadDataset(path);
      return documents.filter(
        (document) =>
          document._type === 'mapEvent' &&
          isPublished(document) &&
          (document.eventInstance as { _ref?: unknown } | undefined)?._ref === eventId,
      );
    },
    storePicture({ bytes, type }) {
      // The name follows from the bytes, so a picture is stored once.
      const name = `images/${createHash('sha1').update(bytes).digest('hex')}.${type}`;
      mkdirSync(join(folder, 'images'), { recursive: true });
      replaceFile(join(folder, name), bytes);
      return Promise.resolve({ _type: 'image', _sanityAsset: `image@file://./${name}` });
    },
    write(place, booth) {
      const { lines, ids } = readLines(path);
      if (!ids.includes(place._id)) lines.push(JSON.stringify(place));
      if (booth) {
        const at = ids.indexOf(booth.map._id);
        const map = JSON.parse(lines[at] ?? '') as StoredDocument;
        lines[at] = JSON.stringify(withPlace({ ...booth, map }, { _type: 'reference', _ref: place._id }));
      }
      replaceFile(path, `${lines.join('\n')}\n`);
      return Promise.resolve(`It is in ${path}.`);
    },
    edit(id, fieldsOf) {
      const { lines, ids } = readLines(path);
      const at = ids.indexOf(id);
      if (at === -1) return Promise.reject(noPlace(id));
      const place = JSON.parse(lines[at] ?? '') as StoredDocument;
      lines[at] = JSON.stringify({ ...place, ...fieldsOf(place) });
      replaceFile(path, `${lines.join('\n')}\n`);
      return Promise.resolve(`It is in ${path}.`);
    },
  };
}

/** The documents of a file, one on each line, and their ids. */
function readLines(path: string): { lines: string[]; ids: string[] } {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return { lines, ids: lines.map((line) => (JSON.parse(line) as StoredDocument)._id) };
}

/** A reader sees the old or the new file, never a part. */
function replaceFile(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.${randomUUID()}`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}
