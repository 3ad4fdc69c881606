import { damagedFile, checkPixelCount } from './errors.ts';

const SIGNATURE_LENGTH = 8;
/** Bytes of length, type and checksum around a chunk's data. */
const CHUNK_FRAME = 12;
/** Chunk types as numbers, which is faster: a file may have a million chunks. */
const [IHDR, IDAT, IEND] = [0x49484452, 0x49444154, 0x49454e44];

/** Reads the chunks from the header to the end marker; bytes after it are ignored. */
export function checkPng(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasPixels = false;
  for (let at = SIGNATURE_LENGTH; at + CHUNK_FRAME <= bytes.length;) {
    const length = view.getUint32(at);
    const type = view.getUint32(at + 4);
    if (at + CHUNK_FRAME + length > bytes.length) break;
    if (at === SIGNATURE_LENGTH) {
      if (type !== IHDR || length !== 13) break;
      const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
      if (width === 0 || height === 0) break;
      checkPixelCount(width, height);
    }
    if (type === IDAT && length > 0) hasPixels = true;
    if (type === IEND && hasPixels) return;
    at += CHUNK_FRAME + length;
  }
  throw damagedFile('PNG');
}
