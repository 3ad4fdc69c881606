import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from './connection.ts';

const DEBIAN = '/usr/lib/postgresql';
const START_MS = 30_000;

/** The superuser, who makes what Supabase's platform has; `postgres` is none there. */
export const SUPERUSER = 'supabase_admin';

/** A PostgreSQL server in a temporary folder. */
export interface PostgresServer {
  socketPath: string;
  /** Kills it at once, as a loss of power would. */
  kill(): Promise<void>;
  /** Starts it again. */
  start(): Promise<void>;
  /** Stops it, and deletes its folder. */
  stop(): Promise<void>;
}

/**
 * Starts a server that trusts everybody who reaches its Unix socket; there is no other way to it.
 *
 * @throws Error with a one-line message when PostgreSQL is not installed
 */
export async function startServer(): Promise<PostgresServer> {
  const programs = findPrograms();
  const owner = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'fairground-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const socketPath = join(folder, '.s.PGSQL.5432');
  const options = ['--username', SUPERUSER, '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C.UTF-8'];
  execFileSync(join(programs, 'initdb'), ['--pgdata', data, '--no-sync', ...options], {
    ...owner,
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: folder,
  });
  let server: ChildProcess;
  let log = '';

  async function start(): Promise<void> {
    const deadline = Date.now() + START_MS;
    // After a kill its processes end one by one, and no other server may use the folder before.
    while (!(await tryToStart())) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not start: ${log}`);
      await pause(100);
    }
  }

  /** Whether it has started; otherwise it has ended. */
  async function tryToStart(): Promise<boolean> {
    log = '';
    server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'port=5432'],
      { ...owner, stdio: ['ignore', 'ignore', 'pipe'], cwd: folder },
    );
    server.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    while (server.exitCode === null) {
      const login = { user: SUPERUSER, database: 'postgres' };
      const connection = await connect(socketPath, login).catch(() => undefined);
      if (connection) {
        await connection.close();
        return true;
      }
      await pause(50);
    }
    return false;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  await start();
  return {
    socketPath,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      // Fast: it ends its connections.
      if (server.exitCode === null && server.signalCode === null) await end('SIGINT');
      rmSync(folder, { recursive: true });
    },
  };
}

/** The folder with the newest PostgreSQL's programs. */
function findPrograms(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const folders = [
    process.env.POSTGRES_BIN ?? '',
    ...versions.sort((a, b) => b - a).map((version) => join(DEBIAN, String(version), 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found === undefined)
    throw new Error('There is no PostgreSQL: install it (apt install postgresql), or set POSTGRES_BIN.');
  return found;
}

/** PostgreSQL refuses to run as root; undefined for anybody else. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, name: string) =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || Number.NaN);
  const name = ['postgres', 'nobody'].find((user) => !Number.isNaN(idOf('-u', user))) ?? '';
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
}
