import type { QueryParams } from '../support/faultProxy.ts';

/** Whether a query contains a filter, such as `_type == "place"`. */
export function hasFilter(params: QueryParams, filter: string): boolean {
  return params.get('query')?.includes(filter) === true;
}

export const isEventQuery = (params: QueryParams) => hasFilter(params, '_type == "event"');
export const isMenuQuery = (params: QueryParams) => hasFilter(params, '_type == "navigation"');
