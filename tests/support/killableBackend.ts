import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SERVICE_KEY } from './backend.ts';

export interface KillableBackend {
  /** For example `http://localhost:40123`; the same after a restart. */
  origin: string;
  pid: number;
  /** Kills it without warning. */
  kill(): Promise<void>;
  /** Starts it again on the same port and folder. */
  restart(): Promise<void>;
}

/**
 * Starts the embedded services as a separate process.
 *
 * @param distDir the built site (default: none is served)
 */
export async function startKillableBackend(dataDir: string, distDir?: string): Promise<KillableBackend> {
  let child: ChildProcess;

  async function start(port: string): Promise<string> {
    const program = join(__dirname, 'backendProgram.ts');
    const tsx = pathToFileURL(require.resolve('tsx')).href;
    const site = distDir === undefined ? [] : [distDir];
    const started = spawn(process.execPath, ['--import', tsx, program, dataDir, SERVICE_KEY, port, ...site], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    const [line] = (await once(started.stdout, 'data')) as [Buffer];
    return line.toString().trim();
  }

  const origin = await start('0');
  return {
    origin,
    get pid() {
      return child.pid ?? 0;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    async restart() {
      await start(new URL(origin).port);
    },
  };
}
