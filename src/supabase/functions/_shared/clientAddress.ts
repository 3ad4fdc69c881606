/**
 * The client's IP address in Supabase's edge runtime. Clients can forge the left part of `X-Forwarded-For`, because
 * proxies append on the right. The proxy in front of the project overwrites `CF-Connecting-IP`, so that is used.
 */
export function clientAddressOf(headers: Headers): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return headers.get('cf-connecting-ip') ?? (forwarded || 'unknown');
}

/** Key of one visitor: an IPv4 address, or the /64 network of an IPv6 client. */
export function visitorOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  if (!address.includes(':')) return address.slice(0, 64);
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.slice(0, 8).replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
