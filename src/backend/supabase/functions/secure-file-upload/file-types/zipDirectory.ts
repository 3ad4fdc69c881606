import { Refusal } from '../../_shared/refusal.ts';

/** What the directory of an archive says of one entry. */
export interface ZipEntry {
  name: string;
  packedSize: number;
  size: number;
  isEncrypted: boolean;
  /** A symbolic link, device or anything but a file or folder. */
  isSpecial: boolean;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MOST_ENTRIES = 1000;

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED_FLAGS = 0x2041;
/** The sizes follow the data, and the local header has zeros. */
const SIZES_FOLLOW = 0x8;

/** A local header and its data, from the first byte to the one behind the last. */
interface Extent {
  start: number;
  end: number;
}

/**
 * Reads the central directory and holds it against the local headers. An archive that could be read in two ways, or
 * whose entries share bytes, is refused.
 *
 * @throws Refusal 422
 */
export function readDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const length = view.getUint32(end + 12, true);
  const start = view.getUint32(end + 16, true);
  const isWhole =
    view.getUint32(end + 4, true) === 0 && view.getUint16(end + 8, true) === count && start + length === end;
  if (!isWhole || count === 0) throw damaged();
  if (count > MOST_ENTRIES) throw new Refusal(422, 'The ZIP file holds too many files.');

  const entries: ZipEntry[] = [];
  const extents: Extent[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_LENGTH > end || view.getUint32(at, true) !== CENTRAL) throw damaged();
    const { entry, extent, next } = readEntry(bytes, view, at, start);
    entries.push(entry);
    extents.push(extent);
    at = next;
  }
  if (at !== end) throw damaged();
  demandSeparate(extents);
  return entries;
}

/** The end record, whose comment must reach to the last byte. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - 0xffff);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== END) continue;
    if (at + END_LENGTH + view.getUint16(at + 20, true) === view.byteLength) return at;
  }
  throw damaged();
}

function readEntry(bytes: Uint8Array, view: DataView, at: number, directory: number) {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const packedSize = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const nameLength = view.getUint16(at + 28, true);
  const mode = view.getUint32(at + 38, true) >>> 16;
  const local = view.getUint32(at + 42, true);
  const nameBytes = bytes.subarray(at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength);
  const name = new TextDecoder().decode(nameBytes);
  if (method !== STORED && method !== DEFLATED) throw damaged();
  if (method === STORED && packedSize !== size) throw damaged();
  // The larger forms of a zip, which mark these fields, are of no use below 10 MB.
  if (packedSize === 0xffffffff || size === 0xffffffff || local === 0xffffffff) throw damaged();
  if (local + LOCAL_LENGTH > directory || view.getUint32(local, true) !== LOCAL) throw damaged();

  const localFlags = view.getUint16(local + 6, true);
  const localNameLength = view.getUint16(local + 26, true);
  const dataStart = local + LOCAL_LENGTH + localNameLength + view.getUint16(local + 28, true);
  const localName = new TextDecoder().decode(
    bytes.subarray(local + LOCAL_LENGTH, local + LOCAL_LENGTH + localNameLength),
  );
  const sizesAgree =
    (localFlags & SIZES_FOLLOW) !== 0 ||
    (view.getUint32(local + 18, true) === packedSize && view.getUint32(local + 22, true) === size);
  const agrees = localName === name && view.getUint16(local + 8, true) === method && sizesAgree;
  if (!agrees || dataStart + packedSize > directory) throw damaged();

  const type = mode & 0xf000;
  return {
    entry: {
      name,
      packedSize,
      size,
      isEncrypted: ((flags | localFlags) & ENCRYPTED_FLAGS) !== 0,
      // Archives of systems without file modes have 0 here.
      isSpecial: type !== 0 && type !== 0x8000 && type !== 0x4000,
    },
    extent: { start: local, end: dataStart + packedSize },
    next: at + CENTRAL_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  };
}

function demandSeparate(extents: Extent[]): void {
  let end = 0;
  for (const extent of extents.sort((a, b) => a.start - b.start)) {
    if (extent.start < end) throw damaged();
    end = extent.end;
  }
}

function damaged(): Refusal {
  return new Refusal(422, 'The ZIP file is damaged or of an unusual kind.');
}
