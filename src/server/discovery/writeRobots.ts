/**
 * The site's `robots.txt`, which also names the sitemap.
 *
 * @param own the owner's file (`public/robots.txt`); a sitemap that it names stays the only one
 * @param origin where the public finds the site; where nobody knows, no sitemap is named
 */
export function writeRobots(own: string, origin: string | undefined): string {
  if (origin === undefined || /^sitemap:/im.test(own)) return own;
  return `${own.replace(/\s*$/, '\n\n').trimStart()}Sitemap: ${origin}/sitemap.xml\n`;
}
