import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { startEmbeddedServices } from '#server/embeddedServices.ts';

/** The health of the server. */
export interface Health {
  /** The longest time that the event loop was blocked since the last question. Milliseconds. */
  stall: number;
  /** The present memory of the program, and of its JavaScript heap; bytes. */
  rss: number;
  heapUsed: number;
  /** The largest memory that the program has had. Bytes. */
  mostRss: number;
}

export interface Server {
  origin: string;
  health(): Promise<Health>;
  stop(): Promise<void>;
}

/** The flags of `npm start`. */
const START_FLAGS = ['--max-semi-space-size=4'];

export type ServerOptions = Partial<Parameters<typeof startEmbeddedServices>[0]>;

/**
 * Starts the built site with its services in a separate process, so that its event loop is not the one that creates the
 * load.
 *
 * @param flags flags of Node
 */
export async function startServer(
  options: ServerOptions = {},
  flags: readonly string[] = [],
): Promise<Server> {
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const built: ServerOptions = { port: 0, distDir: 'dist', rendererDir: 'dist-node' };
  const child = fork(join(__dirname, 'server.ts'), [JSON.stringify({ ...built, ...options })], {
    execArgv: [...flags, ...START_FLAGS, '--import', tsx],
  });
  const ended = once(child, 'exit');
  const nextMessage = async () => {
    const [message] = await Promise.race([
      once(child, 'message'),
      ended.then(() => Promise.reject(new Error('The server has ended.'))),
    ]);
    return message as unknown;
  };
  const origin = (await nextMessage()) as string;
  return {
    origin,
    health() {
      const health = nextMessage();
      child.send('How are you?');
      return health as Promise<Health>;
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}
