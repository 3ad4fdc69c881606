import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createDatabase } from '#server/supabase/database/createDatabase.ts';
import { PLATFORM } from '#server/supabase/database/migrate.ts';

/** A connection to a database, as its owner. */
export type Postgres = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'close' | 'closed'>;

/** An empty database, created once per machine because it takes seconds; tests copy it. */
const TEMPLATE = join(__dirname, '../../node_modules/.cache/fairground/database-0.5.16');

/** Makes the database of a data folder. */
export async function makeDatabase(folder: string): Promise<void> {
  if (!existsSync(TEMPLATE)) await makeTemplate();
  cpSync(TEMPLATE, folder, { recursive: true });
}

/** Creates the template. Test files run in parallel: each creates its own one, and the first is kept. */
async function makeTemplate(): Promise<void> {
  const own = `${TEMPLATE}-${randomUUID()}`;
  await createDatabase(own);
  try {
    renameSync(own, TEMPLATE);
  } catch {
    rmSync(own, { recursive: true });
  }
}

/** Opens the database of a data folder, which nobody else may have open. */
export function openAsOwner(folder: string): Promise<Postgres> {
  return PGlite.create(folder);
}

/** A database like that of a Supabase project before the first migration. */
export async function createProject(): Promise<Postgres> {
  const postgres = await PGlite.create();
  await postgres.exec(readFileSync(PLATFORM, 'utf8'));
  return postgres;
}
