import { placesOnMaps } from '#content/discovery/placesOnMaps.ts';
import { placeDialogApi } from '#content/place/dialogApi.ts';
import {
  PLACES,
  getPlace,
  getPlaceCategories,
  getPlaceStats,
  getPlaces,
  getPlacesById,
} from '#content/place/queries.ts';
import { place } from '#content/place/index.ts';
import type { FeatureServer } from '#features/feature.ts';
import { createListServer } from '#features/list/index.ts';
import { MAP_PATH } from '#content/map/mapFilters.ts';
import { assetAddress } from '#lib/media/asset.ts';
import { addressUnder } from '#lib/url/webAddress.ts';
import { marketplaceList } from './marketplaceList.tsx';

/** The largest number of places with a page over the map. Each of these pages contains the whole map. */
const MAX_PAGES_OVER_MAP = 500;

const list = createListServer(marketplaceList, {
  kind: place,
  noun: ['place', 'places'],
  documents: PLACES,
  dialogRoutes: [`${MAP_PATH}/marketplace/:placeSlug`],
  sorts: [undefined],
  groq: {
    categories: getPlaceCategories,
    stats: getPlaceStats,
    page: getPlaces,
    byId: getPlacesById,
    item: getPlace,
  },
  select: (slug) => placeDialogApi.endpoints.getPlace.select({ slug }),
  linkPreview: ({ locationName, image, brandReference }) => ({
    text: locationName,
    picture: assetAddress(image ?? brandReference?.media),
  }),
});

export const server: FeatureServer = {
  ...list,

  async *addresses(content, path) {
    const onMap = [...(await placesOnMaps(content))].slice(0, MAX_PAGES_OVER_MAP);
    const overMap = new Set(onMap.map((alias) => addressUnder(MAP_PATH + path, alias)));
    for await (const address of list.addresses(content, path)) {
      yield address;
      const over = MAP_PATH + address.path;
      if (overMap.has(over)) yield { path: over, isUnlisted: true };
    }
  },
};
