import { isIP } from 'node:net';
import type { Networks } from './networks.ts';

/**
 * The address of a client behind proxies. Each proxy appends the address of its sender to `X-Forwarded-For`, so the
 * list is read from the right, as long as the entries come from trusted proxies. Entries further left may be forged.
 *
 * @param connection the address at the other end of the connection
 * @param forwarded the header
 */
export function clientAddressOf(connection: string, forwarded: string | null, trusted: Networks): string {
  let address = connection;
  for (const entry of (forwarded ?? '').split(',').reverse()) {
    const before = entry.trim();
    if (!trusted.has(address) || isIP(before) === 0) break;
    address = before;
  }
  return address;
}
