import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkFiles } from '#lib/rendering/renderer.ts';

/** Chunks that every visitor keeps: the frame of all screens, what asks for content, and the timetable. */
const CHUNKS = [
  'main',
  'site',
  'footer',
  'content-client',
  'sanity-client',
  'toasts',
  'offline',
  'schedule',
  'schedule-queries',
  'event-dialog',
];
/** Files beside them: the type of the Latin alphabet, what stands in for pictures, and the page that renders itself. */
const FILES = [/^\/assets\/archivo-latin-wdth[^/]*\.woff2$/, /^\/[^/]*\.svg$/, /^\/index\.html$/];

/** What the service worker is told of the site's files. */
export interface WorkerFiles {
  /** What it loads when it is installed, as Workbox takes it. */
  shell: { url: string; revision: string | null }[];
  /** The paths of all other scripts and styles. */
  others: string[];
}

/**
 * @param folder the built site
 * @throws Error when a chunk has been renamed
 */
export function workerFiles(folder: string, chunkFiles: ChunkFiles): WorkerFiles {
  const chunkPaths = CHUNKS.flatMap((chunk) => {
    const files = chunkFiles[chunk];
    if (!files)
      throw new Error(`The service worker is to keep the chunk "${chunk}", which the site does not have.`);
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
      // A name with a hash in it says which content is meant.
      revision: url.startsWith('/assets/') ? null : revisionOf(join(folder, url)),
    })),
    others: sitePaths.filter((path) => /^\/assets\/.+\.(js|css)$/.test(path) && !paths.has(path)),
  };
}

function revisionOf(path: string): string {
  return createHash('sha1').update(readFileSync(path)).digest('hex').slice(0, 12);
}
