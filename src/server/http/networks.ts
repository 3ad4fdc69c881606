import { BlockList, isIP } from 'node:net';

/** Addresses and networks. */
export interface Networks {
  /** Also matches an IPv4 address that is written as an IPv6 address, as sockets for both versions do. */
  has(address: string): boolean;
}

/**
 * Reads a list such as `127.0.0.1, 10.0.0.0/8, fd00::/8`.
 *
 * @throws Error if an entry is neither an address nor a network
 */
export function readNetworks(text: string): Networks {
  const list = new BlockList();
  for (const entry of text.split(',')) {
    const [address = '', prefix] = entry.trim().split(/\/(?=\d+$)/);
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return {
    has(address) {
      // Removes the network interface of a link-local address, as in `fe80::1%eth0`.
      const [plain = ''] = address.split('%', 1);
      return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
    },
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
