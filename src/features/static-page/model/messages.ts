/** Texts of static pages. That of the error screen is prescribed. */
export const MESSAGES = {
  loading: 'Loading page...',
  failed: 'Something went wrong loading this page.',
};

/** The title of a page; without one, its alias with spaces. */
export function titleOf(title: string | undefined, alias: string): string {
  return title ?? alias.replaceAll('-', ' ');
}
