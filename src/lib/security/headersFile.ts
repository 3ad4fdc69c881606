import { securityHeaders } from './securityHeaders.ts';

/**
 * The `_headers` file by which Netlify and Cloudflare Pages send the site's headers. Files beneath `/assets/` have a hash
 * of their content in the name, so a browser may keep them for good; everything else is asked for anew, which is what
 * both hosts do by themselves.
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
