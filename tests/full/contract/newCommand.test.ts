import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../../..');
const COPIED = ['src', 'tests', 'styles', 'public', 'package.json', 'tsconfig.json', 'jest.config.ts'];
const SETTINGS = ['.oxlintrc.json', '.prettierrc.json', '.prettierignore', '.stylelintrc.json'];
/** Tests that know all screens and kinds. */
const OTHER_TESTS = [
  'screens/new',
  'contract/newFeature',
  'contract/siteQueries',
  'unit/studio',
  'unit/demo',
  'unit/content/(kinds|ownKind)',
];

let tree: string;
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'fairground-new-'));
  const filter = (path: string) => !path.endsWith('node_modules');
  for (const path of [...COPIED, ...SETTINGS])
    cpSync(join(ROOT, path), join(tree, path), { recursive: true, filter });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
});
afterAll(() => rmSync(tree, { recursive: true }));

/** Runs a program of the packages in the tree; what it prints is the error's message if it fails. */
async function run(program: string, ...options: string[]): Promise<string> {
  const path = join('node_modules', program);
  const result = await promisify(execFile)(process.execPath, [path, ...options], { cwd: tree }).catch(
    (error: unknown) => {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(stdout + stderr);
    },
  );
  return result.stdout;
}

const generate = (...options: string[]) => run('tsx/dist/cli.mjs', 'tests/new/main.ts', ...options);

test('a kind and its screen pass types, style, their own tests, and those that know all of them', async () => {
  const outputs = [];
  for (const [kind, screen] of [
    ['media-partner', 'media-partners'],
    ['sponsor', 'sponsors'],
  ] as const) {
    outputs.push(await generate('kind', kind), await generate('screen', screen));
  }
  const written = outputs.flatMap((text) =>
    [...text.matchAll(/^ {2}((?:src|tests)\/\S+)$/gm)].map(([, path = '']) => path),
  );
  expect(written).toContain('tests/screens/sponsors.test.tsx');
  const ignored = ['node_modules', 'src/studio/{booth-input,desk,presentation,sanity.*}'].flatMap((path) => [
    '--ignore-pattern',
    path,
  ]);
  await run('oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings', ...ignored);
  await run('stylelint/bin/stylelint.mjs', ...written.filter((path) => path.endsWith('.scss')));
  await run('prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...written);
  const tests = [
    ...written.filter((path) => path.includes('.test.')),
    ...OTHER_TESTS.map((path) => `tests/${path}`),
  ];
  // One at a time: the outer jest uses the other processors.
  await run('jest/bin/jest.js', '--runInBand', ...tests);
}, 900_000);
