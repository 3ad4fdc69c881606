import { createHash } from 'node:crypto';

/** Sets the names of this software apart from those of any other. */
const NAMESPACE = Buffer.from('0d9c1d4b6f1e4f0fa2a7c5f0f6f7b1e3', 'hex');

/**
 * A name for ever: feed readers know by it what they have shown, also when the site moves to another address. It is a
 * UUID made of the text (RFC 9562, version 5).
 */
export function permanentId(text: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(text).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex', 0, 16);
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`;
}
