import { getMimeType } from 'hono/utils/mime';

/** The files of the built site, which a runtime reads in its own way. */
export interface SiteFiles {
  /** The built `index.html`. */
  readonly index: string;
  /** Whether there is a file at a path such as `/assets/main.1f3a.js`. */
  has(path: string): boolean;
  /** Sends the file at a path that exists. */
  send(request: Request, path: string): Response | Promise<Response>;
}

/** The headers of a file, without those of its coding. */
export function fileHeaders(path: string, etag: string): Record<string, string> {
  // Names in this folder contain a content hash, so the files never change.
  const isHashed = path.startsWith('/assets/');
  return {
    'content-type': getMimeType(path) ?? 'application/octet-stream',
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  };
}
