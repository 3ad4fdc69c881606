import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';

const DEADLINE_MS = 20_000;

/**
 * Executes a GROQ query in a Sanity project, or with the content service of another host.
 *
 * @param send default: over the network
 * @throws Error if the service cannot be reached or refuses the query
 */
export async function fetchContent(
  {
    sanityProjectId,
    dataset,
    apiVersion,
    apiHost,
    readToken,
    lastLiveEventId,
  }: Pick<SiteEnvironment, 'sanityProjectId' | 'dataset' | 'apiVersion' | 'apiHost' | 'readToken'> & {
    /** The result is as new as this event of the service. Default: it may be older. */
    lastLiveEventId?: string | undefined;
  },
  groq: string,
  params: { eventId: string },
  send: (address: URL, init: RequestInit) => Promise<Response> = fetch,
): Promise<unknown> {
  // The CDN serves anonymous requests only.
  const service = readToken === undefined ? 'apicdn' : 'api';
  const address = new URL(`/v${apiVersion}/data/query/${dataset}`, apiHost ?? `https://${service}.sanity.io`);
  // Sanity's client does the same, also with another host.
  if (sanityProjectId !== undefined) address.host = `${sanityProjectId}.${address.host}`;
  address.search = String(
    new URLSearchParams({
      query: groq,
      $eventId: JSON.stringify(params.eventId),
      returnQuery: 'false',
      perspective: 'published',
      ...(lastLiveEventId !== undefined && { lastLiveEventId }),
    }),
  );
  const response = await send(address, {
    headers: { ...(readToken !== undefined && { authorization: `Bearer ${readToken}` }) },
    // Not in a `Request`, whose signal is lost on Node if garbage is collected while `fetch` waits.
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!response.ok) throw new Error(`The content service answered with status ${response.status}.`);
  const { result } = (await response.json()) as { result?: unknown };
  return result;
}
