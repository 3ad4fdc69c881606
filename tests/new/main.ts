/**
 * The program behind `npm run new`: `-- screen food-trucks` and `-- kind food-truck` write what a new screen or kind of
 * document starts with. A second name is the singular or plural, where it is not as usual.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { generate } from './generate.ts';
import { readName } from './names.ts';
import { TEMPLATES } from './templates.ts';

function main([what, typed, other]: string[]): void {
  if ((what !== 'kind' && what !== 'screen') || typed === undefined)
    throw new Error(
      'npm run new -- screen NAMES, or npm run new -- kind NAME, such as food-trucks and food-truck',
    );
  const name = readName(what, typed, other);
  const root = join(__dirname, '../..');
  const paths = generate(root, what, name);
  // Lines of other names have other lengths.
  const prettier = join(root, 'node_modules/prettier/bin/prettier.cjs');
  const options = ['--write', '--ignore-unknown', '--log-level', 'warn', ...paths];
  execFileSync(process.execPath, [prettier, ...options], { cwd: root, stdio: 'inherit' });
  const test = paths.find((path) => path.startsWith('tests/'));
  console.log(['Wrote', ...paths.map((path) => `  ${path}`), 'Next'].join('\n'));
  for (const step of [`Its test: npx jest ${test}`, ...TEMPLATES[what].next(name)]) console.log(`  ${step}`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
