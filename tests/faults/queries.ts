import type { QueryParams } from '../support/faultProxy.ts';

/** Whether a query contains a filter, such as `_type == "place"`. That of a menu asks for documents of all screens. */
export function hasFilter(params: QueryParams, filter: string): boolean {
  return params.get('query')?.includes(filter) === true && !isMenuQuery(params);
}

/** Other queries look the event up as well. */
export const isEventQuery = (params: QueryParams) =>
  params.get('query')?.startsWith('*[_type == "event"') === true;
export const isMenuQuery = (params: QueryParams) =>
  params.get('query')?.includes('_type == "navigation"') === true;
