import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { preloadList } from '../../api/content/listQueries';
import { performerQueries, performersApi } from '../../api/content/performers';
import { ALL_CATEGORIES } from '../../lib/filtering/filterKey';
import { addressText } from '../../lib/url/screenCodec';
import { LINEUP_PATH, type LineupFilters, lineupCodec } from './model/filters';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Asks for page one, the categories and the facts of the list that the filters name; for a `isWhole` page also for
 * what follows, until there is something to show.
 */
export async function preload(
  dispatch: Dispatch,
  filters: LineupFilters,
  isWhole: boolean,
): Promise<string | undefined> {
  const { isUnknownCategory } = await preloadList(dispatch, performerQueries, filters, isWhole);
  if (!isUnknownCategory) return undefined;
  const list = { pathname: LINEUP_PATH, search: '' };
  return addressText(lineupCodec.write({ ...filters, category: ALL_CATEGORIES }, list));
}

export function preloadPerformer(dispatch: Dispatch, slug: string): void {
  dispatch(performersApi.util.prefetch('getPerformer', { slug }, {}));
}
