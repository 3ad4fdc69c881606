import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/**
 * A static host: serves the file of a path, the `index.html` of a folder (after a redirect to the address with a slash,
 * as many hosts do), or `404.html`, with the headers that `_headers` names for all paths.
 */
export function createStaticHost(folder: string) {
  async function send(path: string, status = 200): Promise<Response> {
    const type = getMimeType(path) ?? 'application/octet-stream';
    const headers = { ...headersForAll(folder), 'content-type': type };
    return new Response(await readFile(path), { status, headers });
  }

  return async function serve(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const path = join(folder, decodeURIComponent(pathname));
    const index = join(path, 'index.html');
    if (existsSync(path) && statSync(path).isFile()) return send(path);
    if (!existsSync(index)) return send(join(folder, '404.html'), 404);
    if (pathname.endsWith('/')) return send(index);
    return new Response(null, { status: 301, headers: { location: `${pathname}/${search}` } });
  };
}

function headersForAll(folder: string): Record<string, string> {
  const [, block = ''] = /^\/\*\n((?: .*\n)*)/m.exec(readFileSync(join(folder, '_headers'), 'utf8')) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/^ +([^:]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}
