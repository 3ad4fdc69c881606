import { createHash } from 'node:crypto';

/** UUID namespace of this software. */
const NAMESPACE = Buffer.from('0d9c1d4b6f1e4f0fa2a7c5f0f6f7b1e3', 'hex');

/**
 * A permanent id by which feed clients recognise entries, even if the site moves to another domain: a UUID of the text
 * (RFC 9562, version 5).
 */
export function permanentId(text: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(text).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex', 0, 16);
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`;
}
