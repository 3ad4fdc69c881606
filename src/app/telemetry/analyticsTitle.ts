import { features } from '../features.ts';

const TITLES = new Map(features.flatMap(({ analyticsTitles = {} }) => Object.entries(analyticsTitles)));

/**
 * The name under which analytics counts a page: one a route, whatever the document's title says. Every path that no
 * feature names counts as `Not Found`, so that reports stay comparable from one edition to the next.
 *
 * @param path without the query string. As in the router, case and a slash at the end make no difference.
 */
export function analyticsTitle(path: string): string {
  const known = path.toLowerCase().replace(/(?<=.)\/$/, '');
  return TITLES.get(known) ?? TITLES.get(known.replace(/[^/]+$/, '*')) ?? 'Not Found';
}
