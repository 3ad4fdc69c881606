import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

/** What a Supabase project has before the first migration. */
export const PLATFORM = join(__dirname, 'platform.sql');
const MIGRATIONS = join(__dirname, '../../../supabase/migrations');

/**
 * Prepares a database like that of a Supabase project, if it is new or an older version has created it, and applies
 * pending migrations in order.
 */
export async function migrate(postgres: Pick<PGlite, 'query' | 'transaction'>): Promise<void> {
  const { rows } = await postgres.query<{ isIncomplete: boolean }>(
    `select to_regproc('auth.uid') is null as "isIncomplete"`,
  );
  if (rows[0]?.isIncomplete === true) {
    await postgres.transaction((transaction) => transaction.exec(readFileSync(PLATFORM, 'utf8')));
  }
  const { rows: known } = await postgres.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const versions = new Set(known.map(({ version }) => version));
  for (const file of migrationFiles()) {
    const [, version = '', name = ''] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
    if (versions.has(version)) continue;
    await postgres.transaction(async (transaction) => {
      await transaction.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
      await transaction.query('insert into supabase_migrations.schema_migrations values ($1, $2)', [
        version,
        name,
      ]);
    });
  }
}

function migrationFiles(): string[] {
  return readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort();
}
