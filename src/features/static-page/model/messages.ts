/** Texts of static pages. The text of the error screen is specified. */
export const MESSAGES = {
  loading: 'Loading page...',
  failed: 'Something went wrong loading this page.',
};

/** The title of a page; if it has none, its alias with spaces. */
export function titleOf(title: string | undefined, alias: string): string {
  return title ?? alias.replaceAll('-', ' ');
}
