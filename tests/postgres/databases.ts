/**
 * Takes the place of `tests/support/databases.ts`: databases on the server of `main.ts`. A data folder's database has
 * the folder's name.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type Connection, connect } from './connection.ts';
import { PLATFORM_TEMPLATE, PROJECT_TEMPLATE } from './project.ts';
import { SUPERUSER } from './server.ts';

export type { Connection as Postgres } from './connection.ts';

const socketPath = process.env.POSTGRES_SOCKET ?? '';

/** Makes the database of a data folder. */
export async function makeDatabase(folder: string): Promise<void> {
  mkdirSync(folder);
  await createDatabase(nameOf(folder), PROJECT_TEMPLATE);
}

/** Opens the database of a data folder. */
export function openAsOwner(folder: string): Promise<Connection> {
  return openAs('postgres', folder);
}

/** Opens the database of a data folder with another login. */
export function openAs(user: string, folder: string): Promise<Connection> {
  return connect(socketPath, { user, database: nameOf(folder) });
}

/** A database like that of a Supabase project before the first migration. */
export async function createProject(): Promise<Connection> {
  const database = `project-${randomUUID()}`;
  await createDatabase(database, PLATFORM_TEMPLATE);
  return connect(socketPath, { user: 'postgres', database });
}

async function createDatabase(name: string, template: string): Promise<void> {
  const connection = await connect(socketPath, { user: SUPERUSER, database: 'postgres' });
  await connection.exec(`create database "${name}" template ${template} owner postgres`);
  await connection.close();
}

function nameOf(folder: string): string {
  return basename(dirname(folder));
}
