import { type ListFilters, NO_FILTERS, createListCodec } from '../../../lib/url/listCodec';

export const MARKETPLACE_PATH = '/marketplace';

export const VIEWS = ['grid', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** What a visitor has chosen on the marketplace; synchronised with the address. */
export interface MarketplaceFilters extends ListFilters {
  view: View;
}

export const DEFAULT_FILTERS: MarketplaceFilters = { ...NO_FILTERS, view: 'grid' };

export const marketplaceCodec = createListCodec(MARKETPLACE_PATH, { name: 'view', values: VIEWS });
