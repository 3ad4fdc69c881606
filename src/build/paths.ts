import { join } from 'node:path';

export const ROOT = join(__dirname, '../..');
/** Build output for browsers. */
export const SITE_PATH = join(ROOT, 'dist');
/** Build output for Node: the page renderer. */
export const RENDERER_PATH = join(ROOT, 'dist-node');
/** Build output for Cloudflare: the page server as a Worker, and the files of the site. */
export const CLOUDFLARE_PATH = join(ROOT, 'dist-worker');
/** Files of each named chunk, read by the renderer. */
export const CHUNK_FILES = join(RENDERER_PATH, 'chunkFiles.json');
/** The translated texts of each chunk, read by the renderer. */
export const MESSAGE_FILES = join(RENDERER_PATH, 'messageFiles.json');
