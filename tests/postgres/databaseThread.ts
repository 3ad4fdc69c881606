/** Takes the place of the embedded database's thread: the Data API on the server of `main.ts`, several requests at once. */
import type { Database } from '#server/supabase/database/openDatabase.ts';
import { becomeCaller } from '#server/supabase/database/openDatabase.ts';
import type { DatabaseThread } from '#server/supabase/database/databaseThread.ts';
import { handleRest } from '#server/supabase/rest/restService.ts';
import type { Connection } from './connection.ts';
import { openAs } from './databases.ts';

const MAX_CONNECTIONS = 10;

/** Connects to the database of a data folder. */
export function startDatabase({ folder }: { folder: string }): DatabaseThread {
  const idle: Connection[] = [];
  const waiting: ((connection: Connection) => void)[] = [];
  const opened: Promise<Connection>[] = [];

  async function take(): Promise<Connection> {
    const connection = idle.pop();
    if (connection) return connection;
    if (opened.length === MAX_CONNECTIONS) return new Promise((resolve) => waiting.push(resolve));
    const opening = openAs('authenticator', folder);
    opened.push(opening);
    return opening;
  }

  function giveBack(connection: Connection): void {
    const next = waiting.shift();
    if (next) next(connection);
    else idle.push(connection);
  }

  const database: Database = {
    async as(caller, work) {
      const connection = await take();
      try {
        return await connection.transaction(async (transaction) => {
          await becomeCaller(transaction, caller);
          return work(transaction);
        });
      } finally {
        giveBack(connection);
      }
    },
    async close() {
      for (const connection of opened) await (await connection).close();
    },
  };
  return {
    handle: (caller, request) => handleRest(database, caller, request),
    async query<Row>(sql: string, parameters: unknown[]) {
      const { rows } = await database.as({ role: 'service_role' }, (transaction) =>
        transaction.query<Row>(sql, parameters),
      );
      return rows;
    },
    close: () => database.close(),
  };
}
