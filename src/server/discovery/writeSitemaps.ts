import { readInstant } from '#lib/dates/instant.ts';
import type { ContentAddress } from '#lib/rendering/renderer.ts';
import { textElement, xmlText } from '#lib/text/xmlText.ts';

/** Limits of sitemaps.org: URLs per file, and characters per URL. */
const MAX_ENTRIES = 50_000;
const MAX_ADDRESS_LENGTH = 2047;

const NAMESPACE =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * The sitemap as texts by file name, `sitemap.xml` among them. It is split into parts if it would be too long.
 *
 * @param origin public origin of the site without a trailing slash
 */
export function writeSitemaps(
  addresses: readonly ContentAddress[],
  origin: string,
  maxEntries = MAX_ENTRIES,
): Map<string, string> {
  const entries = addresses
    .filter(({ path, isUnlisted }) => !isUnlisted && origin.length + path.length <= MAX_ADDRESS_LENGTH)
    .map(
      ({ path, updatedAt, translations = [] }) =>
        `<url>${textElement('loc', origin + path)}${lastChange(updatedAt)}${translationLinks(translations, origin)}</url>`,
    );
  if (entries.length <= maxEntries) return new Map([['sitemap.xml', document('urlset', entries)]]);

  const parts = new Map<string, string>();
  for (let from = 0; from < entries.length; from += maxEntries) {
    const part = entries.slice(from, from + maxEntries);
    parts.set(`sitemap-${parts.size + 1}.xml`, document('urlset', part));
  }
  const index = [...parts.keys()].map(
    (name) => `<sitemap>${textElement('loc', `${origin}/${name}`)}</sitemap>`,
  );
  return parts.set('sitemap.xml', document('sitemapindex', index));
}

/** The page in each language: https://developers.google.com/search/docs/specialty/international/localized-versions */
function translationLinks(translations: NonNullable<ContentAddress['translations']>, origin: string): string {
  const [first] = translations;
  return [...translations, ...(first ? [{ ...first, language: 'x-default' }] : [])]
    .map(
      ({ language, path }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(origin + path)}"/>`,
    )
    .join('');
}

function lastChange(updatedAt: string | undefined): string {
  const instant = readInstant(updatedAt);
  return instant === undefined ? '' : textElement('lastmod', new Date(instant).toISOString());
}

function document(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<${root} ${NAMESPACE}>\n${entries.join('\n')}\n</${root}>\n`;
}
