/**
 * The paths of the built files that a page names: scripts, fonts, and the style sheets that are inlined into it,
 * because other screens need these as files.
 */
export function filesOfPage(html: string): string[] {
  return [...html.matchAll(/\s(?:src|(?:data-)?href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
}
