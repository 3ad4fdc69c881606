import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';

/** A process that locks folders. */
export interface Locker {
  /** `taken` or `refused`. */
  lock(folder: string): Promise<string>;
  /** Kills it without warning. */
  kill(): Promise<void>;
}

/** Runs a process in its own PID namespace, as in a container, if the system allows it. */
const ALONE = ['unshare', '--user', '--map-root-user', '--pid', '--mount-proc', '--fork', '--kill-child'];
const canBeAlone = spawnSync('unshare', [...ALONE.slice(1), 'true']).status === 0;

/**
 * Starts such processes from one bundle, because many of them must start fast. They are killed after the file's tests.
 */
export function useLockers(): (options?: { alone: boolean }) => Promise<Locker> {
  const running = new Set<ChildProcess>();
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fairground-lockers-'));
    await build({
      entryPoints: [join(__dirname, 'lockProgram.ts')],
      outfile: join(folder, 'locker.cjs'),
      bundle: true,
      platform: 'node',
      packages: 'external',
      // `import()` ignores NODE_PATH.
      supported: { 'dynamic-import': false },
    });
  });
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  return async ({ alone } = { alone: false }) => {
    const [command = '', ...parameters] = [
      ...(alone && canBeAlone ? ALONE : []),
      process.execPath,
      join(folder, 'locker.cjs'),
    ];
    const child = spawn(command, parameters, {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_PATH: join(__dirname, '../../node_modules') },
    });
    running.add(child);
    const lines = createInterface(child.stdout);
    const nextLine = async () => String((await once(lines, 'line'))[0]);
    await nextLine();
    return {
      lock(path) {
        const reply = nextLine();
        child.stdin.write(`${path}\n`);
        return reply;
      },
      async kill() {
        const closed = once(child, 'close');
        child.kill('SIGKILL');
        await closed;
        running.delete(child);
      },
    };
  };
}
