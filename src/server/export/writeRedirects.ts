/** What would stand for other addresses than itself. */
const PLACEHOLDER = /[*:]/;

/**
 * The `_redirects` file of Netlify, Cloudflare Pages and GitLab Pages: a line for each address that leads elsewhere.
 * There are no rules for whole folders: some hosts follow them even where there is a file.
 *
 * @param own the owner's file, whose lines come first
 */
export function writeRedirects(
  own: string,
  addresses: readonly { path: string; location?: string | undefined }[],
): string {
  const lines = addresses.flatMap(({ path, location }) =>
    location === undefined || PLACEHOLDER.test(path) ? [] : [`${path} ${location} 301\n`],
  );
  return own.replace(/(?<=[^\n])$/, '\n') + lines.join('');
}
