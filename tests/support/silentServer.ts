import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';

/** Starts a server that takes connections and never answers. */
export async function startSilentServer() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const connected = once(server, 'connection') as Promise<[Socket]>;
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Resolves at the first connection. */
    connected,
    async close() {
      server.close();
      for (const connection of await connected) connection.destroy();
    },
  };
}
