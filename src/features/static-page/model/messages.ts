/** The words of a page of text; that of a failure to the letter. */
export const MESSAGES = {
  loading: 'Loading page...',
  failed: 'Something went wrong loading this page.',
};

/** What a page without a title is called: its alias, read as words. */
export function titleOf(title: string | undefined, alias: string): string {
  return title ?? alias.replaceAll('-', ' ');
}
