import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const event = { _id: 'festival-2025', _type: 'event', nickname: 'Testival', title: 'The Testival' };
export const place = (number: number) => ({
  _id: `place-${number}`,
  _type: 'place',
  name: `Place ${number}`,
});
export const ndjson = (...documents: object[]) =>
  documents.map((document) => JSON.stringify(document)).join('\n');

/** Working directory of the program, with a built site and a small festival. */
export let folder: string;
const running = new Set<ChildProcessWithoutNullStreams>();

/** Creates the folder for each test; kills the programs afterwards. */
export function useProgramFolder(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fairground-main-'));
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/index.html'), '<title>The site</title>');
    writeFileSync(join(folder, 'event.ndjson'), ndjson(event, place(1), place(2)));
  });
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
}

/** Runs the program in the folder with only the given environment. */
export function run(environment: NodeJS.ProcessEnv) {
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(require.resolve('tsx')).href, join(__dirname, '../../src/server/main.ts')],
    { cwd: folder, env: { PATH: process.env.PATH, PORT: '0', DATASET: 'event.ndjson', ...environment } },
  );
  running.add(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, ...output });
    });
  });
  return { child, output, ended };
}

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Runs the program until it prints its origin. */
export async function start(environment: NodeJS.ProcessEnv = {}) {
  const program = run(environment);
  await Promise.race([until(() => program.output.stdout.includes('\n')), program.ended]);
  const [origin = ''] = /http:\/\/localhost:\d+/.exec(program.output.stdout) ?? [];
  const query = async (query: string) => {
    const address = `${origin}/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`;
    return ((await (await fetch(address)).json()) as { result: unknown }).result;
  };
  return { ...program, origin, query };
}
