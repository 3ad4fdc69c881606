/** The title of a page; if it has none, its alias with spaces. */
export function titleOf(title: string | undefined, alias: string): string {
  return title ?? alias.replaceAll('-', ' ');
}
