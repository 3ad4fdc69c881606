import { join } from 'node:path';

/** Afterglow, a fictional festival, in the format of `sanity dataset export`. */
export const DEMO_DATASET = join(__dirname, 'afterglow.ndjson');

/** Its pictures and films that are files, by public id, for copies of it as well; the others are drawn. */
export const DEMO_MEDIA = join(__dirname, 'media');
