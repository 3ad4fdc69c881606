import { type Caller, becomeCaller } from '#server/supabase/database/openDatabase.ts';
import { eventually } from '../support/eventually.ts';
import type { Connection } from './connection.ts';
import { openAs } from './databases.ts';

export const SERVICE: Caller = { role: 'service_role' };

/** A function of the database with its parameters. */
export type Call = readonly [name: string, parameters: Readonly<Record<string, unknown>>];

/** Calls of a caller within a transaction that stays open until it is ended. */
export interface OpenCalls {
  run<Value>(call: Call): Promise<Value>;
  query: Connection['query'];
  /** Ends the transaction and the connection. */
  end(by: 'commit' | 'rollback'): Promise<void>;
}

/** Begins a transaction on a connection of its own to the database of a data folder. */
export async function begin(folder: string, caller: Caller): Promise<OpenCalls> {
  const connection = await openAs('authenticator', folder);
  await connection.exec('begin');
  await becomeCaller(connection, caller);

  async function returnsSet(name: string): Promise<boolean> {
    const { rows } = await connection.query<{ proretset: boolean }>(
      'select proretset from pg_proc where oid = to_regproc($1)',
      [`public.${name}`],
    );
    return rows[0]?.proretset === true;
  }

  return {
    async run<Value>([name, parameters]: Call) {
      const names = Object.keys(parameters).map((parameter, index) => `${parameter} => $${index + 1}`);
      const { rows } = await connection.query<{ value: Value }>(
        `select to_json(public.${name}(${names.join()})) as value`,
        Object.values(parameters),
      );
      const values = rows.map(({ value }) => value);
      return ((await returnsSet(name)) ? values : values[0]) as Value;
    },
    query: connection.query,
    async end(by) {
      await connection.exec(by);
      await connection.close();
    },
  };
}

/**
 * Makes a call in a transaction of its own.
 *
 * @throws Error of Postgres with its `code`
 */
export async function runAlone<Value>(folder: string, caller: Caller, call: Call): Promise<Value> {
  const open = await begin(folder, caller);
  try {
    const value = await open.run<Value>(call);
    await open.end('commit');
    return value;
  } catch (error) {
    await open.end('rollback');
    throw error;
  }
}

/** Waits until as many statements wait for a lock in this database. */
export async function untilWaiting(owner: Connection, count: number): Promise<void> {
  await eventually(async () => {
    const { rows } = await owner.query(
      `select from pg_locks join pg_stat_activity using (pid)
      where datname = current_database() and not granted`,
    );
    expect(rows).toHaveLength(count);
  });
}
