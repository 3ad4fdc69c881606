import { Refusal } from '../../_shared/refusal.ts';
import { type ZipEntry, readDirectory } from './zipDirectory.ts';

const MOST_UNPACKED = 200 * 1024 * 1024;
const MOST_RATIO = 100;

/** What an archive may hold: pictures, documents, and what systems leave behind when they pack a folder. */
const ALLOWED_NAME =
  /(\.(pdf|jpe?g|png|gif|webp|heic|tiff?|txt)|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini))$/i;

/** Entries that make an archive something else: an office document, a Java or Android program, an e-book. */
const OTHER_FORMAT = /^(\[Content_Types\]\.xml|META-INF\/MANIFEST\.MF|AndroidManifest\.xml|mimetype)$/;

/**
 * Judges an archive by its directory; nothing is unpacked. Whatever two programs might read in two ways is refused.
 *
 * @throws Refusal 415 when it is another format in a zip's clothes, 422 when it will not be taken
 */
export function checkZip(bytes: Uint8Array): void {
  const entries = readDirectory(bytes);
  if (entries.some(({ name }) => OTHER_FORMAT.test(name))) {
    throw new Refusal(415, 'Please upload a PDF, ZIP, JPG or PNG file.');
  }
  for (const entry of entries) checkEntry(entry);
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > MOST_UNPACKED) throw unwelcome('unpacks to too much');
}

function checkEntry({ name, packedSize, size, isEncrypted, isSpecial }: ZipEntry): void {
  if (isEncrypted) throw unwelcome('is encrypted');
  if (isSpecial || !isPlainPath(name)) throw unwelcome('holds a link or an unsafe path');
  if (size > packedSize * MOST_RATIO) throw unwelcome('unpacks to too much');
  const isFolder = name.endsWith('/');
  if (isFolder ? size > 0 : !ALLOWED_NAME.test(name)) {
    throw unwelcome('may hold pictures, PDF and text files only');
  }
}

/** A path that stays below the folder into which it is unpacked, on any system. */
function isPlainPath(name: string): boolean {
  const segments = name.replace(/\/$/, '').split('/');
  return (
    name.length <= 255 &&
    // Control characters and what Windows reads as a separator, a drive or a stream.
    !/[\p{Cc}\\:]/u.test(name) &&
    segments.every((segment) => segment.trim() !== '' && !/^\.+\s*$/.test(segment))
  );
}

function unwelcome(reason: string): Refusal {
  return new Refusal(422, `The ZIP file ${reason}.`);
}
