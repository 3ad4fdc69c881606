import { join } from 'node:path';

/** Afterglow, a festival that does not exist, as `sanity dataset export` would write it. */
export const DEMO_DATASET = join(__dirname, 'afterglow.ndjson');

/** Its pictures and films that are files, by public id; the rest of them is drawn. */
export const DEMO_MEDIA = join(__dirname, 'media');
