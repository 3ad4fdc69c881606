/** Whether a request may be answered with drafts. */
export type MaySeeDrafts = (request: Request) => boolean;

/** Hosts that lead to this machine, whatever DNS says. */
const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** What proxies and tunnels add to a request. Some of them name `localhost` as its host. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Who sees drafts: everyone if the operator says so; else, on a server without a public address, its own pages opened
 * at `localhost`. Pages of other sites, which may be open in the same browser, see none.
 *
 * @param options.isOpen whether everyone who reaches the server sees them
 * @param options.siteUrl the public address of the site, if it has one
 * @returns undefined where nobody does
 */
export function draftAccess({
  isOpen,
  siteUrl,
}: {
  isOpen: boolean;
  siteUrl: string | undefined;
}): MaySeeDrafts | undefined {
  if (isOpen) return () => true;
  return siteUrl === undefined ? isFromLocalPage : undefined;
}

function isFromLocalPage({ url, headers }: Request): boolean {
  const { hostname, origin } = new URL(url);
  const isDirect = !PROXY_HEADERS.some((name) => headers.has(name));
  return isDirect && LOCAL_HOST.test(hostname) && (headers.get('origin') ?? origin) === origin;
}
