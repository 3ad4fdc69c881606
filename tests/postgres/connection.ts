import { once } from 'node:events';
import { createConnection } from 'node:net';
import { type PGlite, type Results, type Transaction, parse, protocol, types } from '@electric-sql/pglite';

/** A connection to a server, with the methods of PGlite that tests and the Data API use. */
export type Connection = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'close' | 'closed'>;

type Messages = Parameters<typeof parse.parseResults>[0];

/** Lists have parsers of their own; the numbers are the types `name[]` and `text[]`. */
const PARSERS = {
  ...types.parsers,
  ...Object.fromEntries(
    [1003, 1009].map((list) => [
      list,
      (text: string) => types.arrayParser(text, (item) => item, list) as unknown,
    ]),
  ),
};

/**
 * Connects to a server that trusts everybody who reaches its socket. Statements of one connection run in their order;
 * results are those that PGlite would return.
 *
 * @throws Error of the server, such as 57P03 while it starts
 */
export async function connect(
  socketPath: string,
  login: { user: string; database: string },
): Promise<Connection> {
  const pending: { resolve(messages: Messages): void; reject(error: Error): void }[] = [];
  const parser = new protocol.Parser();
  let received: Messages = [];
  let isClosed = false;

  const socket = createConnection(socketPath);
  await once(socket, 'connect');
  // A test that fails leaves connections open; jest shall not wait for them.
  socket.unref();
  socket.on('data', (chunk) => parser.parse(chunk, receive));
  // 'close' follows.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
    for (const { reject } of pending.splice(0)) reject(new Error('The server has closed the connection'));
  });

  function receive(message: Messages[number]): void {
    received.push(message);
    const error = received.find((one) => one instanceof Error);
    // A server that refuses a login says nothing after it.
    const isOver =
      message.name === 'readyForQuery' || (error && 'severity' in error && error.severity === 'FATAL');
    if (!isOver) return;
    const request = pending.shift();
    if (error) request?.reject(error);
    else request?.resolve(received);
    received = [];
  }

  function send(...messages: Uint8Array[]): Promise<Messages> {
    if (isClosed) return Promise.reject(new Error('The connection is closed'));
    return new Promise((resolve, reject) => {
      pending.push({ resolve, reject });
      socket.write(Buffer.concat(messages));
    });
  }

  async function query<Row>(text: string, values: unknown[] = []): Promise<Results<Row>> {
    const { serialize } = protocol;
    const [result] = await exec(
      serialize.parse({ text }),
      serialize.bind({ values: values.map(written) }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
      serialize.sync(),
    );
    return result as Results<Row>;
  }

  async function exec(...messages: Uint8Array[]): Promise<Results[]> {
    return parse.parseResults(await send(...messages), PARSERS);
  }

  const connection: Connection = {
    query,
    exec: (sql) => exec(protocol.serialize.query(sql)),
    async transaction(work) {
      await connection.exec('begin');
      try {
        // Nothing here uses the other methods of a transaction.
        const result = await work(connection as unknown as Transaction);
        await connection.exec('commit');
        return result;
      } catch (error) {
        if (!isClosed) await connection.exec('rollback');
        throw error;
      }
    },
    async close() {
      if (isClosed) return;
      socket.end(protocol.serialize.end());
      await once(socket, 'close');
    },
    get closed() {
      return isClosed;
    },
  };
  await send(protocol.serialize.startup({ ...login }));
  return connection;
}

/** A parameter as text. */
function written(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value;
  return Array.isArray(value) ? types.arraySerializer(value, String, 1009) : JSON.stringify(value);
}
