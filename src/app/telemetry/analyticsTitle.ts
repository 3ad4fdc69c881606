const TITLES: ReadonlyMap<string, string> = new Map([
  ['/', 'Home'],
  ['/faq', 'FAQ'],
  ['/terms', 'Terms and Conditions'],
  ['/anti-harassment-policy', 'Anti-Harassment Policy'],
  ['/code-of-conduct', 'Code of Conduct'],
  ['/vendor-application', 'Vendor Application'],
  ['/hotel-info', 'Hotel'],
  ['/schedule', 'Schedule'],
]);

/**
 * The name under which analytics counts a page: one a route, whatever the document's title says. Every path that is
 * not in the table counts as `Not Found`, so that reports stay comparable from one edition to the next.
 *
 * @param path without the query string. As in the router, case and a slash at the end make no difference.
 */
export function analyticsTitle(path: string): string {
  return TITLES.get(path.toLowerCase().replace(/(?<=.)\/$/, '')) ?? 'Not Found';
}
