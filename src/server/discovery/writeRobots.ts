/**
 * The site's `robots.txt` with a line for the sitemap.
 *
 * @param own the owner's file (`public/robots.txt`); if it names a sitemap, no other is added
 * @param origin public origin of the site; undefined: no sitemap line
 */
export function writeRobots(own: string, origin: string | undefined): string {
  if (origin === undefined || /^sitemap:/im.test(own)) return own;
  return `${own.replace(/\s*$/, '\n\n').trimStart()}Sitemap: ${origin}/sitemap.xml\n`;
}
