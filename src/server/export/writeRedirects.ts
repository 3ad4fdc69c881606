/** Characters with a special meaning in `_redirects`. */
const PLACEHOLDER = /[*:]/;

/**
 * The `_redirects` file of Netlify, Cloudflare Pages and GitLab Pages, one line for each moved address. It has no
 * wildcard rules for pages, because some hosts apply them even if a file exists. Calendars of picks are never files.
 *
 * @param own the owner's file, whose lines come first
 * @param picks the project whose function sends calendars of picks (default: no rule), and the prefixes of the languages
 */
export function writeRedirects(
  own: string,
  addresses: readonly { path: string; location?: string | undefined }[],
  { supabaseUrl, prefixes = [''] }: { supabaseUrl?: string | undefined; prefixes?: readonly string[] } = {},
): string {
  const lines = addresses.flatMap(({ path, location }) =>
    location === undefined || PLACEHOLDER.test(path) ? [] : [`${path} ${location} 301\n`],
  );
  if (supabaseUrl !== undefined) {
    const functions = `${supabaseUrl}/functions/v1`;
    for (const prefix of prefixes) {
      const path = `${prefix}/calendar/picks/`;
      // The first part of the path is the function's name.
      lines.push(`${path}* ${functions}${prefix && '/calendar'}${path}:splat 302\n`);
    }
  }
  return own.replace(/(?<=[^\n])$/, '\n') + lines.join('');
}
