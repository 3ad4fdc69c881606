import { MAP_PATH } from '#lib/map/mapFilters.ts';
import type { ContentState } from '#api/content/contentApi.ts';
import { listAddresses } from '#api/content/discovery/listAddresses.ts';
import { placesOnMaps } from '#api/content/discovery/placesOnMaps.ts';
import { readList } from '#api/content/discovery/readList.ts';
import { placeApi } from '#api/content/place.ts';
import { placeQueries, placesApi } from '#api/content/places.ts';
import { getNames } from '#api/content/queries/names.ts';
import { renderedItems } from '#api/content/renderedItems.ts';
import { SAMPLE_SLUGS } from '#api/content/queries/addresses.ts';
import {
  PLACES,
  getPlace,
  getPlaceCategories,
  getPlaceStats,
  getPlaces,
  getPlacesById,
} from '#api/content/queries/places.ts';
import { namedGroq } from '#api/content/discovery/addressedDocuments.ts';
import { shownCategories, shownItems } from '#api/content/discovery/shownContent.ts';
import { assetAddress } from '#lib/media/asset.ts';
import { listShare } from '#lib/share/listShare.ts';
import { listedPages } from '#lib/structured-data/listedPages.ts';
import { itemListData } from '#lib/structured-data/structuredData.ts';
import { addressUnder } from '#lib/url/webAddress.ts';
import type { FeatureServer } from '#features/feature.ts';
import { marketplaceList, selectFilters } from './model/marketplaceList.ts';
import { MESSAGES } from './model/messages.ts';
import { toCard } from './model/toCard.ts';

type State = ContentState & Parameters<typeof selectFilters>[0];

/** Of places that have a page over the map: each has the whole map, so with the booths their bytes grow in square. */
const MOST_OVER_MAP = 500;

const category = '';
const queries = [
  getNames({ kinds: ['place'] }),
  getPlacesById({ ids: [] }),
  getPlaceCategories(),
  getPlaceStats({ category }),
  getPlaces({ category, offset: 0 }),
  ...SAMPLE_SLUGS.map((slug) => getPlace({ slug })),
];

export const server: FeatureServer = {
  queries: [...queries.map(({ groq }) => groq), namedGroq(PLACES)],
  shown: (path) => [
    {
      noun: ['place', 'places'],
      query: shownItems(PLACES),
      page: { routes: [`${path}/:slug`, `${MAP_PATH}/marketplace/:placeSlug`], hasAlias: true },
    },
    shownCategories('place', `${path}/category/:filterKey`),
  ],

  async *addresses(content, path) {
    const onMap = [...(await placesOnMaps(content))].slice(0, MOST_OVER_MAP);
    const overMap = new Set(onMap.map((alias) => addressUnder(MAP_PATH + path, alias)));
    for await (const address of listAddresses(content, path, 'place', PLACES)) {
      yield address;
      const over = MAP_PATH + address.path;
      if (overMap.has(over)) yield { path: over, isUnlisted: true };
    }
  },

  readFurther: (content) =>
    readList(content, {
      kind: 'place',
      pageSize: placeQueries.pageSize,
      sorts: [undefined],
      categories: getPlaceCategories,
      stats: getPlaceStats,
      page: getPlaces,
      byId: getPlacesById,
    }),

  share(state: State, { params: { slug } }) {
    if (slug !== undefined) {
      const place = placeApi.endpoints.getPlace.select({ slug })(state).data;
      const picture = assetAddress(place?.image ?? place?.brandReference?.media);
      return place && { about: 'item', title: place.name, text: place.locationName, pictures: [picture] };
    }
    const { getPlaceCategories, getPlaceStats } = placesApi.endpoints;
    const filters = selectFilters(state);
    const { category } = filters;
    return listShare({
      ...MESSAGES,
      filters,
      toCard,
      ...renderedItems(state, placeQueries, filters),
      categories: getPlaceCategories.select()(state).data,
      total: getPlaceStats.select({ category })(state).data?.total,
    });
  },

  structuredData(state: State, { origin, url, params: { slug }, trail }) {
    const list = { name: MESSAGES.title, url: origin + marketplaceList.path };
    if (slug !== undefined) {
      const place = placeApi.endpoints.getPlace.select({ slug })(state).data;
      return place ? [trail(list, { name: place.name, url })] : [];
    }
    const filters = selectFilters(state);
    const { items } = renderedItems(state, placeQueries, filters);
    const pages = listedPages(items, { codec: marketplaceList.codec, filters, list: list.url });
    return [trail(list), itemListData(list.name, pages)];
  },
};
