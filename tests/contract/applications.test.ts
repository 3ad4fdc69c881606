import { execFile } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SERVICE_KEY, buildApplication, useBackend } from '../support/backend.ts';
import { pdf } from '../support/files.ts';

const backend = useBackend();

/** Runs the program in the data folder, which has no `.env`. */
function run(environment: NodeJS.ProcessEnv, ...parameters: string[]) {
  const program = join(__dirname, '../../src/server/applications/main.ts');
  return new Promise<{ failed: boolean; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', pathToFileURL(require.resolve('tsx')).href, program, ...parameters],
      { cwd: backend.dataDir(), env: { PATH: process.env.PATH, ...environment } },
      (error, stdout, stderr) => resolve({ failed: error !== null, stdout, stderr }),
    );
  });
}

const embedded = () => ({ DATA_DIR: backend.dataDir(), SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY });

beforeAll(async () => {
  const { body } = await backend.uploadFile(pdf(), 'plan.pdf');
  await backend
    .anon()
    .from('vendor_applications')
    .insert(buildApplication(body.publicUrl ?? ''));
}, 60_000);

test('the applications of a running embedded backend are listed', async () => {
  const { failed, stdout, stderr } = await run(embedded());
  expect({ failed, stderr }).toEqual({ failed: false, stderr: '' });
  expect(stdout).toContain('Vega Prints');
  expect(stdout).toMatch(
    /File: +http:\/\/localhost:\d+\/storage\/v1\/object\/public\/vendor-files\/.+\n\n1 application\n$/,
  );
});

test('the applications are written as CSV, readable by the owner only', async () => {
  const { stdout } = await run(embedded(), 'out.csv');
  expect(stdout).toBe('out.csv: 1 application\n');
  const file = join(backend.dataDir(), 'out.csv');
  expect(readFileSync(file, 'utf8')).toContain('"Vega Prints"');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('the applications of a project are read over the network with its service key', async () => {
  const { stdout } = await run({
    SUPABASE_URL: backend.origin(),
    SUPABASE_ANON_KEY: 'x',
    SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY,
  });
  expect(stdout).toMatch(/\n1 application\n$/);
});

test('the folder is read directly if no process has it open', async () => {
  await backend.offline();
  const { stdout, stderr } = await run(embedded());
  expect([stdout, stderr]).toEqual([expect.stringMatching(/\n1 application\n$/), '']);
});

test('an empty installation has no applications', async () => {
  const empty = join(backend.dataDir(), 'empty');
  expect((await run({ DATA_DIR: empty })).stdout).toBe('0 applications\n');
  rmSync(empty, { recursive: true, force: true });
});

test.each<[NodeJS.ProcessEnv, string[], RegExp]>([
  [
    { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'x' },
    [],
    /^SUPABASE_SERVICE_ROLE_KEY is not set: applications can be read with this key only\.\n$/,
  ],
  [{}, ['applications.xlsx'], /^Usage: npm run applications/],
])('%j %j is refused in one line', async (environment, parameters, message) => {
  const { failed, stdout, stderr } = await run(environment, ...parameters);
  expect([failed, stdout]).toEqual([true, '']);
  expect(stderr).toMatch(message);
});
