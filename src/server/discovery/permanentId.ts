/** UUID namespace of this software. */
const NAMESPACE = Uint8Array.from('0d9c1d4b6f1e4f0fa2a7c5f0f6f7b1e3'.match(/../g) ?? [], (byte) =>
  Number(`0x${byte}`),
);

/**
 * A permanent id by which feed clients recognise entries, even if the site moves to another domain: a UUID of the text
 * (RFC 9562, version 5).
 */
export async function permanentId(text: string): Promise<string> {
  const named = Uint8Array.of(...NAMESPACE, ...new TextEncoder().encode(text));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', named)).subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`;
}
