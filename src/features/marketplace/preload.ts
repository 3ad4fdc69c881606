import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { preloadList } from '../../api/content/listQueries';
import { placeApi } from '../../api/content/place';
import { placeQueries } from '../../api/content/places';
import { ALL_CATEGORIES } from '../../lib/filtering/filterKey';
import { addressText } from '../../lib/url/screenCodec';
import { MARKETPLACE_PATH, type MarketplaceFilters, marketplaceCodec } from './model/filters';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Asks for page one, the categories and the facts of the list that the filters name; for a `isWhole` page also for
 * what follows, until there is something to show.
 */
export async function preload(
  dispatch: Dispatch,
  filters: MarketplaceFilters,
  isWhole: boolean,
): Promise<string | undefined> {
  const { isUnknownCategory } = await preloadList(dispatch, placeQueries, filters, isWhole);
  if (!isUnknownCategory) return undefined;
  const list = { pathname: MARKETPLACE_PATH, search: '' };
  return addressText(marketplaceCodec.write({ ...filters, category: ALL_CATEGORIES }, list));
}

export function preloadPlace(dispatch: Dispatch, slug: string): void {
  dispatch(placeApi.util.prefetch('getPlace', { slug }, {}));
}
