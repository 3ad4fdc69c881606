import type { SanityClient } from '@sanity/client';
import type { ContentSource } from '../contentSource.ts';
import { loadSanityClient } from '../loadSanityClient.ts';

const clients = new WeakMap<ContentSource, Promise<SanityClient>>();

/** One client a content source. It never retries: `fetchWithRetry` does. */
export function sanityClient(source: ContentSource): Promise<SanityClient> {
  let client = clients.get(source);
  if (!client) {
    client = loadSanityClient().then(({ createClient }) => createClient(clientConfig(source)));
    client.catch(() => clients.delete(source));
    clients.set(source, client);
  }
  return client;
}

function clientConfig(source: ContentSource) {
  const { projectId, dataset, apiVersion, apiHost, readToken, showsDrafts } = source;
  return {
    // The client sends a perspective only with a project; the embedded service ignores which.
    projectId: projectId ?? (showsDrafts ? 'embedded' : undefined),
    dataset,
    apiVersion,
    ...(apiHost === undefined ? {} : { apiHost }),
    useProjectHostname: projectId !== undefined,
    // The CDN serves anonymous requests only.
    useCdn: projectId !== undefined && readToken === undefined,
    ...(readToken === undefined ? {} : { token: readToken, ignoreBrowserTokenWarning: true }),
    perspective: showsDrafts ? ('drafts' as const) : ('published' as const),
    maxRetries: 0,
    // On Node the client's own transport never settles when a body is cut off, and throws past every catch when one
    // cannot be decompressed.
    fetch: true,
  };
}
