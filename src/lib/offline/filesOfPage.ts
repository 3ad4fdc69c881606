/**
 * The paths of the built files that a page names: scripts, fonts, and the style sheets that stand in it, which other
 * screens need as files.
 */
export function filesOfPage(html: string): string[] {
  return [...html.matchAll(/\s(?:src|(?:data-)?href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
}
