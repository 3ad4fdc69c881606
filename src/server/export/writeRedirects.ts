/** Characters with a special meaning in `_redirects`. */
const PLACEHOLDER = /[*:]/;

/**
 * The `_redirects` file of Netlify, Cloudflare Pages and GitLab Pages, one line per moved address. It has no wildcard
 * rules: some hosts apply them even where a file exists.
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
