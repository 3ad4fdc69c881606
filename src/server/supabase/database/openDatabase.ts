import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { migrate } from './migrate.ts';

/** Postgres' default is 128 MB, far more than the few rows of the forms need. */
const SHARED_BUFFERS = '8MB';
/**
 * WAL bytes after which dead rows and old WAL are removed (VACUUM, CHECKPOINT). PGlite has no background processes for
 * it.
 */
const VACUUM_AFTER_BYTES = 32 * 1024 * 1024;
const SETTINGS = [`shared_buffers=${SHARED_BUFFERS}`, 'min_wal_size=32MB', 'max_wal_size=64MB'];

/** Database roles of requests. */
export type ApiRole = 'anon' | 'authenticated' | 'service_role';

/** Who sends a request. */
export interface Caller {
  role: ApiRole;
  /** What the token of a user who has signed in says. */
  claims?: Claims | undefined;
}

/** The claims of a token that are used here; the times are seconds since 1970. */
export interface Claims {
  /** The id of the user. */
  sub: string;
  session_id: string;
  exp: number;
}

/** Postgres with the project schema. It blocks the thread that it runs in. */
export interface Database {
  /**
   * Runs work in a transaction as a role, in which `auth.uid()` is the user of the claims.
   *
   * @throws whatever the work throws; errors of Postgres carry its `code`
   */
  as<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens the database in a folder and applies pending migrations. No other process may have it open. */
export async function openDatabase(folder: string): Promise<Database> {
  // Postgres' own lock file. If a process is killed while writing it, the file is empty and Postgres never starts.
  await rm(join(folder, 'postmaster.pid'), { force: true });
  const postgres = await PGlite.create(folder, {
    startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
  });
  await migrate(postgres);
  const vacuum = createVacuum(postgres);
  return {
    async as(caller, work) {
      try {
        return await postgres.transaction(async (transaction) => {
          await becomeCaller(transaction, caller);
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

/** Makes the rest of a transaction the caller's. */
export async function becomeCaller(
  transaction: Pick<Transaction, 'query'>,
  { role, claims }: Caller,
): Promise<void> {
  // A constant: a role cannot be a query parameter.
  await transaction.query(`set local role ${role}`);
  if (claims)
    await transaction.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)]);
}

/** A request must never leave its role to the next one. */
async function checkRoleReset(postgres: PGlite): Promise<void> {
  const { rows } = await postgres.query<{ isOwner: boolean }>(
    `select current_user = 'postgres' and session_user = 'postgres' as "isOwner"`,
  );
  if (rows[0]?.isOwner === true) return;
  await postgres.exec('reset session authorization; reset role');
  throw new Error('A request has not reset its role');
}

/** Vacuums after enough was written; never after reads only, because these must work on a full disk. */
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
      // Only logged, because the request itself has succeeded.
      console.error('Old data in the database could not be removed:', error);
    }
  };
}

/** The bytes written since the database was created. */
async function bytesWritten(postgres: PGlite): Promise<number> {
  const { rows } = await postgres.query<{ bytes: number }>(
    `select (pg_current_wal_insert_lsn() - '0/0')::float as bytes`,
  );
  return rows[0]?.bytes ?? 0;
}
