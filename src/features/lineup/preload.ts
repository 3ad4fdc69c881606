import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { preloadList } from '../../api/content/listQueries';
import { performerQueries } from '../../api/content/performers';
import type { LineupFilters } from './model/filters';

/** Asks for page one, the categories and the facts of the list that the filters name. */
export function preload(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  filters: LineupFilters,
): void {
  preloadList(dispatch, performerQueries, filters);
}
