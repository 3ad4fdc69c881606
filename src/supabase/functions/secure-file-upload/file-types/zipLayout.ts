import { damagedZip } from './errors.ts';

/** Range of a local header with its data, end exclusive. */
export interface Extent {
  start: number;
  end: number;
  packedSize: number;
  size: number;
  /** The local header has the sizes. */
  hasSizes: boolean;
  sizesFollow: boolean;
}

/** Checks that the entries fill the bytes up to the directory, without gaps or overlaps. */
export function checkContiguous(view: DataView, extents: Extent[], directory: number): void {
  extents.sort((a, b) => a.start - b.start);
  if (extents[0]?.start !== 0) throw damagedZip();
  for (const [index, extent] of extents.entries()) {
    const next = extents[index + 1]?.start ?? directory;
    const isContiguous = next === extent.end && extent.hasSizes;
    if (!isContiguous && !(extent.sizesFollow && isDescriptor(view, extent, next))) throw damagedZip();
  }
}

/** Whether the bytes after an entry are a data descriptor: an optional signature, a checksum and the sizes. */
function isDescriptor(view: DataView, { end, packedSize, size }: Extent, next: number): boolean {
  switch (next - end) {
    case 12:
    case 16:
      return view.getUint32(next - 8, true) === packedSize && view.getUint32(next - 4, true) === size;
    case 20:
    case 24:
      return (
        view.getBigUint64(next - 16, true) === BigInt(packedSize) &&
        view.getBigUint64(next - 8, true) === BigInt(size)
      );
    default:
      return false;
  }
}
