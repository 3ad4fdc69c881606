import type { QueryParams } from '../support/faultProxy.ts';

/**
 * Whether a query contains a filter, such as `_type == "place"`. The query of a menu does not count: it has them all.
 */
export function hasFilter(params: QueryParams, filter: string): boolean {
  return params.get('query')?.includes(filter) === true && !isMenuQuery(params);
}

/** Whether it is the query of the event; other queries look up the event, too. */
export const isEventQuery = (params: QueryParams) =>
  params.get('query')?.startsWith('*[_type == "event"') === true;
export const isMenuQuery = (params: QueryParams) =>
  params.get('query')?.includes('_type == "navigation"') === true;
