import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { clientAddressOf } from './clientAddress.ts';
import { discardBody } from './discardBody.ts';
import { destroyWithSocket } from './destroyWithSocket.ts';
import type { Networks } from './networks.ts';

/** A running HTTP server. */
export interface Listener {
  /** Local origin, such as `http://localhost:3000`. */
  readonly origin: string;
  /**
   * Stops the server: no new connections; idle ones and event streams close at once, others after their response.
   *
   * @param limitMs how long running requests may take (default: a second)
   */
  close(limitMs?: number): Promise<void>;
}

/** Handles a request. Without `clientAddress` the request did not come over the network. */
export type Handler = (request: Request, clientAddress?: string) => Promise<Response>;

const CLOSE_LIMIT_MS = 1000;
/** How often connections that have become idle are closed meanwhile. Milliseconds. */
const SWEEP_MS = 50;
/** How long a client that is still sending gets to read the response. */
const LINGER_MS = 1000;

/**
 * Starts an HTTP server on all network interfaces.
 *
 * @param options.port 0 takes any free port
 * @param options.trustedProxies proxies whose `X-Forwarded-For` is trusted (default: none)
 * @throws Error with a one-line message for the terminal when the port cannot be opened
 */
export async function listen(options: {
  port: number;
  handler: Handler;
  trustedProxies?: Networks;
}): Promise<Listener> {
  const { trustedProxies, handler } = options;
  /** Connections without a running request. */
  const idle = new Set<Socket>();
  const server = createAdaptorServer({
    async fetch(request, { incoming, outgoing }) {
      destroyWithSocket(incoming.socket, outgoing);
      idle.delete(incoming.socket);
      outgoing.once('close', () => incoming.socket.destroyed || idle.add(incoming.socket));
      // A closed connection has no address.
      const { remoteAddress = 'unknown' } = incoming.socket;
      const clientAddress = trustedProxies
        ? clientAddressOf(remoteAddress, request.headers.get('x-forwarded-for'), trustedProxies)
        : remoteAddress;
      const response = await handler(request, clientAddress);
      // It has no end of its own; browsers connect again, to the next server.
      if (response.headers.get('content-type') === 'text/event-stream') idle.add(incoming.socket);
      // Otherwise the unread body would be parsed as the next request.
      if (!incoming.readableEnded && !(await discardBody(request))) {
        response.headers.set('connection', 'close');
        lingerOnClose(incoming.socket);
      }
      return response;
    },
    // GET queries have up to 11 KB in the URL, and Node's default limit for all headers is 16 KB.
    serverOptions: { maxHeaderSize: 32 * 1024 },
  }) as Server;
  server.on('connection', (socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(listenError(options.port, error))),
    );
    server.listen(options.port, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  return { origin: `http://localhost:${port}`, close: (limitMs) => closeServer(server, idle, limitMs) };
}

/**
 * Node closes the socket right after the response. A client that is still sending is then reset, often before it has
 * read the response.
 */
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

function closeServer(server: Server, idle: ReadonlySet<Socket>, limitMs = CLOSE_LIMIT_MS): Promise<void> {
  // Node counts a connection that was never used as busy.
  const closeIdle = () => {
    for (const socket of idle) socket.destroySoon();
  };
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), limitMs);
    const sweep = setInterval(closeIdle, SWEEP_MS);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
    closeIdle();
  });
}
