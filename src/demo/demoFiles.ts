import { join } from 'node:path';

/** The pictures and films of the demo that are files, by public id; the rest of them is drawn. */
export const DEMO_MEDIA = join(__dirname, 'media');
