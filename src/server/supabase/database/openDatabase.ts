import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { migrate } from './migrate.ts';

/** What Postgres keeps of tables in memory. Its own 128 MB are far more than the forms' few rows will ever fill. */
const SHARED_BUFFERS = '8MB';
/**
 * How much Postgres may write before it clears away what of that is no longer needed: rows that were refused or written
 * again, and its log of them. It does neither by itself here, where none of its other processes run.
 */
const VACUUM_AFTER_BYTES = 32 * 1024 * 1024;
const SETTINGS = [`shared_buffers=${SHARED_BUFFERS}`, 'min_wal_size=32MB', 'max_wal_size=64MB'];

/** The roles as which requests run. */
export type ApiRole = 'anon' | 'service_role';

/** Postgres with the project's schema, in this thread, which it blocks. */
export interface Database {
  /**
   * Runs work as a role, in a transaction that ends with it.
   *
   * @throws whatever the work throws; refusals of Postgres carry its `code`
   */
  as<T>(role: ApiRole, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Opens the database in a folder, and applies the migrations that it has not seen. Nobody else may have it open.
 */
export async function openDatabase(folder: string): Promise<Database> {
  // Postgres' own lock. A program that was killed as it wrote the lock left it empty, and with that Postgres never starts.
  await rm(join(folder, 'postmaster.pid'), { force: true });
  const postgres = await PGlite.create(folder, {
    startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
  });
  await migrate(postgres);
  const vacuum = createVacuum(postgres);
  return {
    async as(role, work) {
      try {
        return await postgres.transaction(async (transaction) => {
          // A constant of this program: a role cannot be a parameter.
          await transaction.query(`set local role ${role}`);
          return work(transaction);
        });
      } finally {
        await checkRoleReset(postgres);
        await vacuum();
      }
    },
    close: () => postgres.close(),
  };
}

/** Whatever a request did, the next one must not inherit its role. */
async function checkRoleReset(postgres: PGlite): Promise<void> {
  const { rows } = await postgres.query<{ isOwner: boolean }>(
    `select current_user = 'postgres' and session_user = 'postgres' as "isOwner"`,
  );
  if (rows[0]?.isOwner === true) return;
  await postgres.exec('reset session authorization; reset role');
  throw new Error('A request left its role behind');
}

/** Gives what clears away when enough was written; never for a mere read, which must work on a full disk. */
function createVacuum(postgres: PGlite): () => Promise<void> {
  let lastVacuum: number | undefined;
  return async function vacuum() {
    const written = await bytesWritten(postgres);
    lastVacuum ??= written;
    if (written - lastVacuum < VACUUM_AFTER_BYTES) return;
    lastVacuum = written;
    try {
      await postgres.exec('vacuum');
      await postgres.exec('checkpoint');
    } catch (error) {
      // What was asked is done all the same.
      console.error('The database could not be cleared:', error);
    }
  };
}

/** In all its life. */
async function bytesWritten(postgres: PGlite): Promise<number> {
  const { rows } = await postgres.query<{ bytes: number }>(
    `select (pg_current_wal_insert_lsn() - '0/0')::float as bytes`,
  );
  return rows[0]?.bytes ?? 0;
}
