import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkFiles } from '#lib/rendering/renderer.ts';

/** Precached chunks: the app shell, and the content client. */
const CHUNKS = ['main', 'site', 'footer', 'content-client', 'sanity-client', 'toasts', 'offline'];
/** Other precached files: the fonts for English, placeholder pictures, and the client-rendered page. */
const FILES = [
  /^\/assets\/archivo-(capitals|heading|strong|text)\.\w+\.woff2$/,
  /^\/[^/]*\.svg$/,
  /^\/index\.html$/,
];

/** The site's files for the service worker. */
export interface WorkerFiles {
  /** The precache manifest, in the format of Workbox. */
  shell: { url: string; revision: string | null }[];
  /** Paths of all other scripts and styles, and of translated texts. */
  others: string[];
}

/**
 * @param folder the built site
 * @param offlineChunks names of the chunks that features need offline
 * @throws Error when a listed chunk does not exist
 */
export function workerFiles(
  folder: string,
  chunkFiles: ChunkFiles,
  offlineChunks: readonly string[],
): WorkerFiles {
  const chunkPaths = [...CHUNKS, ...offlineChunks].flatMap((chunk) => {
    const files = chunkFiles[chunk];
    if (!files)
      throw new Error(
        `The service worker should store the chunk "${chunk}", but the site has no such chunk.`,
      );
    return files;
  });
  const sitePaths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${name}`);
  const paths = new Set([
    ...chunkPaths,
    ...sitePaths.filter((path) => FILES.some((pattern) => pattern.test(path))),
  ]);
  return {
    shell: [...paths].map((url) => ({
      url,
      // A hash in the name already identifies the content.
      revision: url.startsWith('/assets/') ? null : revisionOf(join(folder, url)),
    })),
    others: sitePaths.filter((path) => /^\/assets\/.+\.(js|css|json)$/.test(path) && !paths.has(path)),
  };
}

function revisionOf(path: string): string {
  return createHash('sha1').update(readFileSync(path)).digest('hex').slice(0, 12);
}
