import { damagedZip } from './errors.ts';

/** A local header and its data, from the first byte to the one behind the last. */
export interface Extent {
  start: number;
  end: number;
  packedSize: number;
  size: number;
  /** The local header has them. */
  hasSizes: boolean;
  sizesFollow: boolean;
}

/** From the first byte to the directory there is one entry after the other, and nothing else. */
export function checkContiguous(view: DataView, extents: Extent[], directory: number): void {
  extents.sort((a, b) => a.start - b.start);
  if (extents[0]?.start !== 0) throw damagedZip();
  for (const [index, extent] of extents.entries()) {
    const next = extents[index + 1]?.start ?? directory;
    const isContiguous = next === extent.end && extent.hasSizes;
    if (!isContiguous && !(extent.sizesFollow && isDescriptor(view, extent, next))) throw damagedZip();
  }
}

/** Whether the sizes stand between an entry's data and what comes next: a checksum before them, perhaps a signature. */
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
