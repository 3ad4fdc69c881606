import { readFileSync } from 'node:fs';
import { PLATFORM, migrate } from '#server/supabase/database/migrate.ts';
import { EVERYTHING_GRANTED } from '../support/defaultGrants.ts';
import { connect } from './connection.ts';
import { SUPERUSER } from './server.ts';

/** A database before the first migration. */
export const PLATFORM_TEMPLATE = 'platform';
/** A database with all migrations, in a project that grants everything by default. */
export const PROJECT_TEMPLATE = 'project';

/**
 * What `platform.sql` leaves out, because the embedded database has one login, a superuser: in a project the migrations
 * run as `postgres`, which is none and does not own what the platform made, and requests come from `authenticator`.
 */
const LOGINS = `
  create role postgres login createrole createdb bypassrls;
  create role authenticator login noinherit`;
const RIGHTS = `
  grant anon, authenticated, service_role to postgres, authenticator;
  grant all on schema auth, storage, supabase_migrations to postgres;
  grant all on all tables in schema auth, storage, supabase_migrations to postgres`;

/** Makes the two databases of a new server that others are copies of. */
export async function createTemplates(socketPath: string): Promise<void> {
  const run = async (user: string, database: string, ...statements: string[]) => {
    const connection = await connect(socketPath, { user, database });
    for (const sql of statements) await connection.exec(sql);
    return connection;
  };
  const create = async (...statements: string[]) => (await run(SUPERUSER, 'postgres', ...statements)).close();

  await create(LOGINS, `create database ${PLATFORM_TEMPLATE} owner postgres`);
  await (await run(SUPERUSER, PLATFORM_TEMPLATE, readFileSync(PLATFORM, 'utf8'), RIGHTS)).close();
  await create(`create database ${PROJECT_TEMPLATE} template ${PLATFORM_TEMPLATE} owner postgres`);
  const project = await run('postgres', PROJECT_TEMPLATE, EVERYTHING_GRANTED);
  await migrate(project);
  await project.close();
}
