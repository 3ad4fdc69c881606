/** The paths of the built files that a page names (scripts, styles, fonts): without them it cannot be shown. */
export function filesOfPage(html: string): string[] {
  return [...html.matchAll(/\s(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
}
