import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Builds the Worker from the built site, with the variables of a hosted content service. */
export async function buildWorker(variables: Record<string, string>): Promise<void> {
  const program = join(__dirname, 'cloudflareProgram.ts');
  const env = { ...process.env, ...variables };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', program], { env });
}

/** Starts the built Worker in Cloudflare's runtime, in a process of its own. */
export async function startWorker(): Promise<{ origin: string; close(): Promise<unknown> }> {
  const child = fork(join(__dirname, 'workerProgram.ts'), { execArgv: ['--import', 'tsx'] });
  const [origin] = (await once(child, 'message')) as [string];
  return {
    origin,
    close() {
      const end = once(child, 'exit');
      child.disconnect();
      return end;
    },
  };
}
