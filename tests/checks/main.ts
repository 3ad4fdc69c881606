/**
 * Checks that `npm test` runs first: style and types, and the build, in parallel on all cores. Each prints its output at
 * once when it ends; after a failure no other check is started or printed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** Scripts of package.json. The build comes last, because it is multi-threaded. */
const waiting = ['lint', 'build'].values();

async function check(script: string): Promise<void> {
  const start = Date.now();
  const child = spawn(`npm run --silent ${script}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${code === 0 ? 'PASS' : 'FAIL'} ${script} (${seconds} s)`);
  process.stdout.write(Buffer.concat(output));
  if (code !== 0) process.exit(1);
}

async function checkInTurn(): Promise<void> {
  for (const script of waiting) await check(script);
}

for (let core = 0; core < availableParallelism(); core += 1) void checkInTurn();
