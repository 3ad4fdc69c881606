import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import sharp from 'sharp';
import { pack } from 'tar-stream';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';

export interface DrawnPicture {
  /** Its path in the archive, such as `images/stage.jpg`. */
  path: string;
  svg: string;
}

/** Writes a `.tar.gz` as `sanity dataset export` makes it, with JPEG pictures. */
export async function writeExport(
  path: string,
  { documents, pictures }: { documents: readonly StoredDocument[]; pictures: readonly DrawnPicture[] },
): Promise<void> {
  const archive = pack();
  const written = pipeline(archive, createGzip(), createWriteStream(path));
  const entry = (name: string, content: string | Buffer) =>
    archive.entry({ name: `export/${name}` }, content);
  entry('data.ndjson', documents.map((document) => JSON.stringify(document)).join('\n'));
  entry('assets.json', '{}');
  for (const picture of pictures) {
    entry(picture.path, await sharp(Buffer.from(picture.svg)).jpeg({ quality: 85 }).toBuffer());
  }
  archive.finalize();
  await written;
}
