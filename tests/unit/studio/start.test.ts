import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const PROGRAM = join(ROOT, 'src/studio/start.ts');

/** Starts the Studio in a folder without a `.env`. */
function start(env: Record<string, string>) {
  const cwd = mkdtempSync(join(tmpdir(), 'studio-'));
  const tsx = require.resolve('tsx');
  return spawnSync(process.execPath, ['--import', tsx, PROGRAM], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
}

test.each([
  [{}, /^SANITY_PROJECT_ID is missing: [^\n]+\n$/],
  [{ SANITY_PROJECT_ID: 'abcd1234' }, /^SANITY_DATASET is missing: [^\n]+\n$/],
  [{ SANITY_PROJECT_ID: 'My project' }, /^SANITY_PROJECT_ID must be a Sanity project id[^\n]+\n$/],
])('without a project the Studio prints in one line what is missing: %j', (env, line) => {
  const { status, stdout, stderr } = start(env);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(line);
});
