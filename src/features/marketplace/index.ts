import { listRoutes } from '#features/createListFeature.ts';
import type { Feature } from '#features/feature.ts';
import { loadPlaceDialog } from './loadPlaceDialog.ts';
import { marketplaceList } from './model/marketplaceList.ts';

const loadPreload = () => import(/* webpackChunkName: "place-queries" */ './preload.ts');

export const marketplace = {
  ...marketplaceList,
  load: () => import(/* webpackChunkName: "marketplace" */ './MarketplacePage.tsx'),
  ...listRoutes(loadPreload, { chunk: 'place-dialog', load: loadPlaceDialog }),
  offlineName: 'Marketplace',
  live: async () =>
    (await import(/* webpackChunkName: "place-queries" */ '#api/content/queries/places.ts')).LIVE_PLACES,
  server: () => import('./server.ts'),
} satisfies Feature;
