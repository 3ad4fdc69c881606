import { features } from '../features.ts';

const TITLES = new Map(features.flatMap(({ analyticsTitles = {} }) => Object.entries(analyticsTitles)));

/**
 * The name under which analytics counts a page. Each route has one name, whatever the document's title says. A path
 * that belongs to no feature counts as `Not Found`, so that reports of different editions can be compared.
 *
 * @param path without the query string. As in the router, case and a slash at the end make no difference.
 */
export function analyticsTitle(path: string): string {
  const known = path.toLowerCase().replace(/(?<=.)\/$/, '');
  return TITLES.get(known) ?? TITLES.get(known.replace(/[^/]+$/, '*')) ?? 'Not Found';
}
