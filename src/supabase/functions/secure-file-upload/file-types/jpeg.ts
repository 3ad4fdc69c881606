import { damagedFile, checkPixelCount } from './errors.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Reads the segments from the start to the end marker; bytes after it are ignored. */
export function checkJpeg(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasFrame = false;
  let hasScan = false;
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) break;
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE && hasFrame && hasScan) return;
    if (!hasLength(marker) || at + 4 > bytes.length) break;
    const length = view.getUint16(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) break;
    if (isFrame(marker)) {
      if (length < 8) break;
      checkPixelCount(view.getUint16(at + 7), view.getUint16(at + 5));
      hasFrame = true;
    }
    at += 2 + length;
    if (marker === START_OF_SCAN) {
      hasScan = true;
      at = endOfScan(bytes, at);
    }
  }
  throw damagedFile('JPG');
}

function hasLength(marker: number): boolean {
  return marker >= 0xc0 && !isRestart(marker) && marker !== 0xd8 && marker !== END_OF_IMAGE;
}

/**
 * Start-of-frame markers, which contain the picture size: the range without Huffman tables, extensions and arithmetic
 * coding.
 */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

/** Position of the next marker after compressed data, in which 0xff is followed by 0 or a restart marker. */
function endOfScan(bytes: Uint8Array, start: number): number {
  // Byte by byte: `indexOf` takes ten times as long when every second byte is 0xff.
  for (let at = start; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && !isRestart(next)) return at;
  }
  return bytes.length;
}
