import { HttpError } from '../../_shared/httpError.ts';
import { damagedZip } from './errors.ts';
import { type Extent, checkContiguous } from './zipLayout.ts';

/** An entry of the central directory. */
export interface ZipEntry {
  /** The name, and the Unicode name that some programs use instead. */
  names: string[];
  /** Compressed bytes in the archive. */
  data: Uint8Array<ArrayBuffer>;
  isPacked: boolean;
  /** Claimed uncompressed size. */
  size: number;
  isEncrypted: boolean;
  /** A symbolic link, device, or anything else that is not a file or folder. */
  isSpecial: boolean;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MAX_ENTRIES = 1000;

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED_FLAGS = 0x2041;
/** Flag: a data descriptor with the sizes follows the data; the local header may have zeros. */
const SIZES_FOLLOW = 0x8;
/** The value is in a ZIP64 field: unnecessary below 10 MB, but streaming writers use it for unknown sizes. */
const ZIP64_MARKER = 0xffffffff;
/** Extra field with a Unicode name, after a version and a checksum. */
const UNICODE_NAME = 0x7075;
const UNICODE_NAME_START = 5;

/**
 * Reads the central directory and compares it with the local headers. Rejects archives that could be read in two ways:
 * entries that share bytes, or bytes that belong to no entry.
 *
 * @throws HttpError 422
 */
export function readDirectory(bytes: Uint8Array<ArrayBuffer>): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const length = view.getUint32(end + 12, true);
  const start = view.getUint32(end + 16, true);
  const isWhole =
    view.getUint32(end + 4, true) === 0 && view.getUint16(end + 8, true) === count && start + length === end;
  if (!isWhole || count === 0) throw damagedZip();
  if (count > MAX_ENTRIES) throw new HttpError(422, 'The ZIP file contains too many files.');

  const entries: ZipEntry[] = [];
  const extents: Extent[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_LENGTH > end || view.getUint32(at, true) !== CENTRAL) throw damagedZip();
    const { entry, extent, next } = readEntry(bytes, view, at, start);
    entries.push(entry);
    extents.push(extent);
    at = next;
  }
  if (at !== end) throw damagedZip();
  checkContiguous(view, extents, start);
  return entries;
}

/** The end record, whose comment must end with the file. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - 0xffff);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== END) continue;
    if (at + END_LENGTH + view.getUint16(at + 20, true) === view.byteLength) return at;
  }
  throw damagedZip();
}

function readEntry(bytes: Uint8Array<ArrayBuffer>, view: DataView, at: number, directory: number) {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const packedSize = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const nameLength = view.getUint16(at + 28, true);
  const mode = view.getUint32(at + 38, true) >>> 16;
  const local = view.getUint32(at + 42, true);
  const extraStart = at + CENTRAL_LENGTH + nameLength;
  const extraEnd = extraStart + view.getUint16(at + 30, true);
  const name = new TextDecoder().decode(bytes.subarray(at + CENTRAL_LENGTH, extraStart));
  if (method !== STORED && method !== DEFLATED) throw damagedZip();
  if (method === STORED && packedSize !== size) throw damagedZip();
  if ([packedSize, size, local].includes(ZIP64_MARKER)) throw damagedZip();
  if (local + LOCAL_LENGTH > directory || view.getUint32(local, true) !== LOCAL) throw damagedZip();

  const localFlags = view.getUint16(local + 6, true);
  const localNameLength = view.getUint16(local + 26, true);
  const dataStart = local + LOCAL_LENGTH + localNameLength + view.getUint16(local + 28, true);
  const localName = new TextDecoder().decode(
    bytes.subarray(local + LOCAL_LENGTH, local + LOCAL_LENGTH + localNameLength),
  );
  const claims = [
    [view.getUint32(local + 18, true), packedSize],
    [view.getUint32(local + 22, true), size],
  ] as const;
  const hasSizes = claims.every(([claimed, actual]) => claimed === actual);
  const sizesFollow = (localFlags & SIZES_FOLLOW) !== 0;
  const sizesAgree =
    hasSizes ||
    (sizesFollow && claims.every(([claimed, actual]) => [0, ZIP64_MARKER, actual].includes(claimed)));
  const agrees = localName === name && view.getUint16(local + 8, true) === method && sizesAgree;
  if (!agrees || dataStart + packedSize > directory) throw damagedZip();

  const type = mode & 0xf000;
  return {
    entry: {
      names: [name, ...unicodeNames(bytes.subarray(extraStart, extraEnd))],
      data: bytes.subarray(dataStart, dataStart + packedSize),
      isPacked: method === DEFLATED,
      size,
      isEncrypted: ((flags | localFlags) & ENCRYPTED_FLAGS) !== 0,
      // 0 in archives of systems without file modes.
      isSpecial: type !== 0 && type !== 0x8000 && type !== 0x4000,
    },
    extent: { start: local, end: dataStart + packedSize, packedSize, size, hasSizes, sizesFollow },
    next: extraEnd + view.getUint16(at + 32, true),
  };
}

function unicodeNames(extra: Uint8Array): string[] {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  const names: string[] = [];
  for (let at = 0; at + 4 <= extra.length;) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === UNICODE_NAME) {
      names.push(new TextDecoder().decode(extra.subarray(at + 4 + UNICODE_NAME_START, end)));
    }
    at = end;
  }
  return names;
}
