import { listRoutes } from '../createListFeature';
import type { Feature } from '../feature';
import { loadPlaceDialog } from './loadPlaceDialog';
import { marketplaceList } from './model/marketplaceList';

const loadPreload = () => import(/* webpackChunkName: "place-queries" */ './preload');

export const marketplace = {
  ...marketplaceList,
  load: () => import(/* webpackChunkName: "marketplace" */ './MarketplacePage'),
  ...listRoutes(loadPreload, { chunk: 'place-dialog', load: loadPlaceDialog }),
  offlineName: 'Marketplace',
  server: () => import('./server'),
} satisfies Feature;
