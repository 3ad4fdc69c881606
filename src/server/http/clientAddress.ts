import { isIP } from 'node:net';
import type { Networks } from './networks.ts';

/**
 * The address of a client behind proxies. Each proxy appends to `X-Forwarded-For` whom it has the request from, so the
 * list is read from the right, as long as a trusted one has written. What is further left may be anyone's invention.
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
