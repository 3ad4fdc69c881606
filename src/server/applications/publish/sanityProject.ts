import { Readable } from 'node:stream';
import { createClient } from '@sanity/client';
import type { ListingStore } from '#content/place/publish/listingStore.ts';
import { createSanityListings } from '#content/place/publish/sanityListings.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';

/**
 * The listings of a Sanity project.
 *
 * @param token may write
 * @throws Error without a token
 */
export function openSanityProject(
  {
    sanityProjectId,
    dataset,
    apiVersion,
    apiHost,
  }: Pick<SiteEnvironment, 'sanityProjectId' | 'dataset' | 'apiVersion' | 'apiHost'>,
  token: string | undefined,
): ListingStore {
  if (token === undefined)
    throw new Error('SANITY_WRITE_TOKEN is not set: listings are written to Sanity with this token only.');
  const client = createClient({
    projectId: sanityProjectId ?? 'embedded',
    dataset,
    apiVersion,
    token,
    useCdn: false,
    perspective: 'raw',
    ...(apiHost !== undefined && { apiHost, useProjectHostname: false }),
  });
  return createSanityListings(client, ({ bytes, type }) =>
    client.assets.upload('image', Readable.from([Buffer.from(bytes)]), { filename: `picture.${type}` }),
  );
}
