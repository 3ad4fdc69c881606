import { existsSync } from 'node:fs';
import { loadDataset } from './dataset/loadDataset.ts';
import { isPublished } from '#lib/schema/storedDocument.ts';

/**
 * Loads `.env` into the program's variables. Without `EVENT_ID`, the site shows the only event of the `DATASET` file,
 * unless content comes from a hosted service.
 */
export async function loadEnvironment(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { EVENT_ID, DATASET, SANITY_PROJECT_ID, SANITY_API_HOST } = process.env;
  if (EVENT_ID || !DATASET || SANITY_PROJECT_ID || SANITY_API_HOST) return;
  // The code that uses the content reports faults of the file.
  const documents = await loadDataset(DATASET, { warn: () => undefined }).catch(() => []);
  const [only, ...others] = documents.filter(({ _type }) => _type === 'event').filter(isPublished);
  if (only && others.length === 0) process.env.EVENT_ID = only._id;
}
