import { securityHeaders } from './securityHeaders.ts';

/**
 * The `_headers` file for Netlify and Cloudflare Pages. Files below `/assets/` have a content hash in their names and
 * are cached permanently; everything else is revalidated, which both hosts do by default.
 */
export function headersFile(...variant: Parameters<typeof securityHeaders>): string {
  return [
    block('/*', securityHeaders(...variant)),
    block('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ].join('\n');
}

function block(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
