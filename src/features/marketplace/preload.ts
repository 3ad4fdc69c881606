import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { preloadList } from '../../api/content/listQueries';
import { placeApi } from '../../api/content/place';
import { placeQueries } from '../../api/content/places';
import { ALL_CATEGORIES } from '../../lib/filtering/filterKey';
import { type Address, addressText } from '../../lib/url/screenCodec';
import { DEFAULT_FILTERS, marketplaceCodec } from './model/filters';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Asks for page one, the categories and the facts of the list that an address names; for a `isWhole` page also for
 * what follows, until there is something to show.
 *
 * @returns the address without its category where that is unknown; a dialog stays open.
 */
export async function preload(
  dispatch: Dispatch,
  address: Address,
  isWhole: boolean,
): Promise<string | undefined> {
  const filters = marketplaceCodec.read(address) ?? DEFAULT_FILTERS;
  const { isUnknownCategory } = await preloadList(dispatch, placeQueries, filters, isWhole);
  if (!isUnknownCategory) return undefined;
  return addressText(marketplaceCodec.write({ ...filters, category: ALL_CATEGORIES }, address));
}

export function preloadPlace(dispatch: Dispatch, slug: string): void {
  dispatch(placeApi.util.prefetch('getPlace', { slug }, {}));
}
