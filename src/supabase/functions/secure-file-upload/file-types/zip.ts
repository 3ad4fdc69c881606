import { HttpError } from '../../_shared/httpError.ts';
import { damagedZip, otherType } from './errors.ts';
import { type ZipEntry, readDirectory } from './zipDirectory.ts';

const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
const MAX_RATIO = 100;

/** Allowed names: pictures, documents, and metadata files that operating systems add. */
const ALLOWED_NAME =
  /(\.(pdf|jpe?g|png|gif|webp|heic|tiff?|txt)|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini))$/i;

/** Entries that mark another format based on ZIP: an office document, a Java or Android program, an e-book. */
const OTHER_FORMAT = /^(\[Content_Types\]\.xml|META-INF\/MANIFEST\.MF|AndroidManifest\.xml|mimetype)$/;

/**
 * Checks an archive by its directory, then unpacks the entries without storing them, and stops at the first byte over a
 * claimed size. Archives that two programs could read differently are rejected.
 *
 * @throws HttpError 415 for another format based on ZIP, 422 for a ZIP file that is not accepted
 */
export async function checkZip(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const entries = readDirectory(bytes);
  if (entries.some(({ names }) => names.some((name) => OTHER_FORMAT.test(name)))) {
    throw otherType();
  }
  for (const entry of entries) checkEntry(entry);
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > MAX_UNPACKED_BYTES) throw rejectedZip('is too large when unpacked');
  for (const entry of entries) if (entry.isPacked) await checkUnpackedSize(entry);
}

async function checkUnpackedSize({ data, size }: ZipEntry): Promise<void> {
  const packed = new ReadableStream({
    start(controller) {
      controller.enqueue(data);
      controller.close();
    },
  });
  let unpacked = 0;
  try {
    const pieces = packed.pipeThrough(new DecompressionStream('deflate-raw')) as AsyncIterable<Uint8Array>;
    for await (const chunk of pieces) {
      unpacked += chunk.byteLength;
      if (unpacked > size) break;
    }
  } catch {
    throw damagedZip();
  }
  if (unpacked !== size) throw damagedZip();
}

function checkEntry({ names, data, size, isEncrypted, isSpecial }: ZipEntry): void {
  if (isEncrypted) throw rejectedZip('is encrypted');
  if (isSpecial || !names.every(isPlainPath)) throw rejectedZip('contains a link or an unsafe path');
  if (size > data.length * MAX_RATIO) throw rejectedZip('is too large when unpacked');
  if (!names.every((name) => (name.endsWith('/') ? size === 0 : ALLOWED_NAME.test(name)))) {
    throw rejectedZip('may contain only pictures, PDFs and text files');
  }
}

/** A path that stays in the target folder on any operating system. */
function isPlainPath(name: string): boolean {
  const segments = name.replace(/\/$/, '').split('/');
  return (
    name.length <= 255 &&
    // Control characters, and characters that Windows reads as a separator, drive or stream.
    !/[\p{Cc}\\:]/u.test(name) &&
    segments.every((segment) => segment.trim() !== '' && !/^\.+\s*$/.test(segment))
  );
}

function rejectedZip(reason: string): HttpError {
  return new HttpError(422, `The ZIP file ${reason}.`);
}
