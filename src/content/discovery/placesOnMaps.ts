import type { MapEvent } from '../map/schema.ts';
import { getMapEvents } from '../map/queries.ts';
import { readShared } from './readShared.ts';
import type { SiteContent } from './siteContent.ts';

/**
 * The aliases of the places that a map leads to.
 *
 * @throws Error when the content cannot be read.
 */
export async function placesOnMaps(content: SiteContent): Promise<ReadonlySet<string>> {
  const maps = (await readShared(content, getMapEvents())) as readonly MapEvent[];
  const places = maps.flatMap(({ booths }) => booths.map(({ place }) => place));
  return new Set(places.flatMap((place) => place?.alias?.current ?? []));
}
