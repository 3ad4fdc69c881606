import { type RouteObject, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { createRouter } from '#app/router/createRouter.ts';

/**
 * The site's router with a history of its own.
 *
 * @param addresses the history, the last of which is open.
 * @param routes default: one for every address, which loads nothing.
 * @param prefix see `PageLanguage`.
 */
export function memoryRouter(
  addresses: readonly string[],
  routes: RouteObject[] = [{ id: '*', path: '*' }],
  prefix = '',
) {
  return createRouter(createMemoryHistory({ initialEntries: [...addresses] }), routes, prefix);
}
