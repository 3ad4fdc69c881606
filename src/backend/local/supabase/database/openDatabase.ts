import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { migrate } from './migrate';

/** What Postgres keeps of tables in memory. Its own 128 MB are far more than the forms' few rows will ever fill. */
const SHARED_BUFFERS = '8MB';

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
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
  await migrate(postgres);
  return {
    async as(role, work) {
      try {
        return await postgres.transaction(async (transaction) => {
          // A constant of this program: a role cannot be a parameter.
          await transaction.query(`set local role ${role}`);
          return work(transaction);
        });
      } finally {
        await demandOwner(postgres);
      }
    },
    close: () => postgres.close(),
  };
}

/** Whatever a request did, the next one must not inherit its role. */
async function demandOwner(postgres: PGlite): Promise<void> {
  const { rows } = await postgres.query<{ isOwner: boolean }>(
    `select current_user = 'postgres' and session_user = 'postgres' as "isOwner"`,
  );
  if (rows[0]?.isOwner === true) return;
  await postgres.exec('reset session authorization; reset role');
  throw new Error('A request left its role behind');
}
