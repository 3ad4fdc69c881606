import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { discardBody } from './discardBody.ts';
import { destroyWithSocket } from './destroyWithSocket.ts';

/** A program that answers on a port. */
export interface Listener {
  /** Where it is reached from this machine, such as `http://localhost:3000`. */
  readonly origin: string;
  /** Stops: no new connection is taken, idle ones end at once, running requests get one second. */
  close(): Promise<void>;
}

/** Answers a request; the client's network address is left out where it came by no network. */
export type Handler = (request: Request, clientAddress?: string) => Promise<Response>;

const closeTimeoutMs = 1000;
/** How long whoever is still sending has to read the answer. */
const LINGER_MS = 1000;

/**
 * Answers HTTP requests on all addresses of this machine.
 *
 * @param options.port 0 takes any free port
 * @throws Error one line for the person who runs the program, when the port cannot be had
 */
export async function listen(options: { port: number; handler: Handler }): Promise<Listener> {
  const server = createAdaptorServer({
    async fetch(request, { incoming, outgoing }) {
      destroyWithSocket(incoming.socket, outgoing);
      const response = await options.handler(request, incoming.socket.remoteAddress);
      // On a connection with the rest of a body in it no next request may ride.
      if (!incoming.readableEnded && !(await discardBody(request))) {
        response.headers.set('connection', 'close');
        lingerOnClose(incoming.socket);
      }
      return response;
    },
    // Queries of up to 11 KB come in the address; Node's own limit is 16 KB for the head with all its cookies.
    serverOptions: { maxHeaderSize: 32 * 1024 },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(listenError(options.port, error))),
    );
    server.listen(options.port, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  return { origin: `http://localhost:${port}`, close: () => closeServer(server) };
}

/** Node would close as soon as the answer is written: who still sends is then reset, often before having read it. */
function lingerOnClose(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

function listenError(port: number, error: NodeJS.ErrnoException): string {
  return error.code === 'EADDRINUSE'
    ? `Port ${port} is taken by another program. Set PORT to a free one.`
    : `Port ${port} cannot be opened (${error.message}).`;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
