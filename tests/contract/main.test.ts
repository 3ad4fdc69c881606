import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const event = { _id: 'festival-2025', _type: 'event', nickname: 'Testival', title: 'The Testival' };
const place = (number: number) => ({ _id: `place-${number}`, _type: 'place', name: `Place ${number}` });
const ndjson = (...documents: object[]) => documents.map((document) => JSON.stringify(document)).join('\n');

let folder: string;
const running = new Set<ChildProcessWithoutNullStreams>();

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

/** Runs the program in the folder, with nothing in its environment but what is given. */
function run(environment: NodeJS.ProcessEnv) {
  const child = spawn(
    process.execPath,
    [
      '--import',
      pathToFileURL(require.resolve('tsx')).href,
      join(__dirname, '../../src/backend/local/main.ts'),
    ],
    { cwd: folder, env: { PATH: process.env.PATH, PORT: '0', DATASET: 'event.ndjson', ...environment } },
  );
  running.add(child);
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.stdout += chunk));
  child.stderr.on('data', (chunk: Buffer) => (said.stderr += chunk));
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, ...said });
    });
  });
  return { child, said, ended };
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Runs the program until it says where it is. */
async function start(environment: NodeJS.ProcessEnv = {}) {
  const program = run(environment);
  await Promise.race([until(() => program.said.stdout.includes('\n')), program.ended]);
  const [origin = ''] = /http:\/\/localhost:\d+/.exec(program.said.stdout) ?? [];
  const ask = async (query: string) => {
    const address = `${origin}/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`;
    return ((await (await fetch(address)).json()) as { result: unknown }).result;
  };
  return { ...program, origin, ask };
}

test('serves the site and its content, says so in one line, and ends on a signal', async () => {
  const { child, origin, ask, ended } = await start();
  expect(await (await fetch(`${origin}/marketplace`)).text()).toBe('<title>The site</title>');
  expect(await (await fetch(`${origin}/vendor-application`)).text()).toBe('<title>The site</title>');
  expect(await ask('*[_type == "place"] | order(_id asc).name')).toEqual(['Place 1', 'Place 2']);
  expect((await fetch(`${origin}/media/image/upload/nobody.jpg`)).status).toBe(404);
  expect((await fetch(`${origin}/v1/nothing`)).status).toBe(404);
  child.kill('SIGINT');
  expect(await ended).toEqual({
    code: 0,
    stdout: `Fairground is ready: ${origin} (Testival, 2 places)\n`,
    stderr: '',
  });
});

test('without DATASET it serves the demo', async () => {
  const { child, said, ask, ended } = await start({ DATASET: '' });
  expect(said.stdout).toMatch(/^Fairground is ready: http:\/\/localhost:\d+ \(Afterglow, \d+ places\)\n$/);
  expect(await ask('count(*[_type == "place"]) > 0')).toBe(true);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, stderr: '' });
});

test('an edit of the dataset shows; a broken one is told in one line and changes nothing', async () => {
  const { said, ask } = await start();
  const places = () => ask('count(*[_type == "place"])');
  writeFileSync(join(folder, 'event.ndjson'), ndjson(event, place(1), place(2), place(3)));
  await until(async () => (await places()) === 3);
  writeFileSync(join(folder, 'event.ndjson'), `${ndjson(event)}\n{"_id":`);
  await until(() => said.stderr.includes('\n'));
  expect(said.stderr).toMatch(/^event\.ndjson:2: not JSON \([^\n]+\)\n$/);
  expect(await places()).toBe(3);
});
