import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { preloadList } from '../../api/content/listQueries';
import { performerQueries } from '../../api/content/performers';
import type { LineupFilters } from './model/filters';

export function preload(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  filters: LineupFilters,
): void {
  preloadList(dispatch, performerQueries, filters);
}
