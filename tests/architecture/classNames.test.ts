import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Logger, compile } from 'sass';

const ROOT = join(__dirname, '../..');
const SOURCE = join(ROOT, 'src');

/** The class names of a CSS module. */
function classesOf(sheet: string): Set<string | undefined> {
  const { css } = compile(sheet, { loadPaths: [join(ROOT, 'styles')], logger: Logger.silent });
  return new Set([...css.matchAll(/\.([a-z_][\w-]*)(?=[^{};]*\{)/gi)].map(([, name]) => name));
}

/** The class names that a module uses without defining them, with their style sheets. */
function unknownClasses(file: string): string[] {
  const code = readFileSync(join(SOURCE, file), 'utf8');
  return [...code.matchAll(/import (\w+) from '([.#][^']+\.module\.s?css)'/g)].flatMap(
    ([, styles, path = '']) => {
      const sheet = path.startsWith('#') ? path.slice(1) : join(dirname(file), path);
      const known = classesOf(join(SOURCE, sheet));
      const used = [...code.matchAll(new RegExp(`(?<![\\w/])${styles}\\.(\\w+)`, 'g'))].map(
        ([, name]) => name,
      );
      return used.filter((name) => !known.has(name)).map((name) => `${file}: ${name} of ${sheet}`);
    },
  );
}

test('every class name that a component uses is in its style sheet', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!studio\/node_modules\/).*\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(unknownClasses)).toEqual([]);
});
