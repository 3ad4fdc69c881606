import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StyleSheets } from '#lib/rendering/renderer.ts';

/**
 * Styles that are needed only after load, and those of the search and of saved views: pages link to these. Each inlined
 * style sheet adds its hash to the CSP header, so leaving them out keeps the header short.
 */
const NEVER_INLINED =
  /^(applicant|booth-(pin|rows)|deferred|edit|exhibitor-kit|facet-marks|festival-now|filter-modal|language-offer|lightbox|list-results|map-walk|navigation-drawer|offline|preview-bar|saved-view|schedule-(grid|now|results|sheet)|search(-dialog)?|share-picks|(feed|list|schedule)-rescue)\./;

/** Style sheets that may be inlined in pages, by path such as `/assets/faq.3f1a.css`. */
export function readStyleSheets(siteFolder: string): StyleSheets {
  const folder = join(siteFolder, 'assets');
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter(
    (name) => name.endsWith('.css') && !NEVER_INLINED.test(name),
  );
  return Object.fromEntries(
    names.map((name) => [`/assets/${name}`, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** CSP hash sources: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export function hashSources(texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
