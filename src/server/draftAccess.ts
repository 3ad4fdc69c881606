import { readNetworks } from './http/networks.ts';

/**
 * Whether the response to a request may contain drafts.
 *
 * @param clientAddress undefined for a request that did not come over the network
 */
export type MaySeeDrafts = (request: Request, clientAddress?: string) => boolean;

/** Hosts that lead to this machine, whatever the DNS says. */
const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const LOOPBACK = readNetworks('127.0.0.0/8, ::1');

/** Headers that proxies and tunnels add to a request. Many of them run on this machine and name `localhost` as host. */
const PROXY_HEADER =
  /^(forwarded|via|cdn-loop|x-host|x-scheme|x-url-scheme|front-end-https)$|^x-(forwarded|original|originating|real|remote|proxy|proxyuser|nginx|envoy|amzn|appengine|azure|arr|vercel|nf)(-|$)|^(cf|fly|fastly)-|client-ip$/;

/** Values of `Sec-Fetch-Site` for requests from pages of this server, or from the address bar. */
const OWN_SITE = ['same-origin', 'none'];

/**
 * Who sees drafts. Everyone, if the operator allows it. Otherwise, on a server that is not public, browsers on the same
 * machine that open its pages at `localhost`. Pages of other sites in the same browser do not see them.
 *
 * @param options.isOpen whether everyone who can reach the server sees drafts
 * @param options.isPublic whether the site has a public address, or a proxy is in front of it
 * @returns undefined if nobody sees drafts
 */
export function draftAccess({
  isOpen,
  isPublic,
}: {
  isOpen: boolean;
  isPublic: boolean;
}): MaySeeDrafts | undefined {
  if (isOpen) return () => true;
  return isPublic ? undefined : isFromLocalPage;
}

/** A client can write any host and leave out any header, but it cannot choose its address. */
function isFromLocalPage({ url, headers }: Request, clientAddress?: string): boolean {
  const { hostname, origin } = new URL(url);
  return (
    (clientAddress === undefined || LOOPBACK.has(clientAddress)) &&
    LOCAL_HOST.test(hostname) &&
    ![...headers.keys()].some((name) => PROXY_HEADER.test(name)) &&
    (headers.get('origin') ?? origin) === origin &&
    OWN_SITE.includes(headers.get('sec-fetch-site') ?? 'none')
  );
}
