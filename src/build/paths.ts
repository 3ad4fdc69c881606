import { join } from 'node:path';

export const ROOT = join(__dirname, '../..');
/** What visitors download. */
export const SITE_PATH = join(ROOT, 'dist');
/** What renders pages on Node. */
export const RENDERER_PATH = join(ROOT, 'dist-node');
/** Which files each named chunk needs, as the renderer reads it. */
export const CHUNK_FILES = join(RENDERER_PATH, 'chunkFiles.json');
