import { damagedFile, checkPixelCount } from './errors.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Walks the segments from the start to the end mark; what lies behind that is nobody's concern. */
export function checkJpeg(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasFrame = false;
  let hasScan = false;
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) break;
    // Any number of fill bytes may stand before a marker.
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

/** The markers that tell a picture's size: all of their range but Huffman tables, extensions and arithmetic coding. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

/** Where the next marker stands behind compressed data, in which 0xff is followed by 0 or a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  // Byte by byte: where each second one is 0xff, searching for the next takes ten times as long.
  for (let at = start; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && !isRestart(next)) return at;
  }
  return bytes.length;
}
