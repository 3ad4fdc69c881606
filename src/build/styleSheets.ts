import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StyleSheets } from '#lib/rendering/renderer.ts';

/** Of what opens by hand only. The policy has to name the others, and has no room for more than it needs. */
const NEVER_INLINED = /^(filter-modal|lightbox|navigation-drawer|offline)\./;

/** The texts of the style sheets that may stand in the built site's pages, by path such as `/assets/faq.3f1a.css`. */
export function readStyleSheets(siteFolder: string): StyleSheets {
  const folder = join(siteFolder, 'assets');
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter(
    (name) => name.endsWith('.css') && !NEVER_INLINED.test(name),
  );
  return Object.fromEntries(
    names.map((name) => [`/assets/${name}`, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** How a policy names texts that may stand in a page: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export function hashSources(texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
