import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FEATURES = join(__dirname, '../../src/features');

/** The other features that a feature imports, by its name. */
function readImports(): Map<string, Set<string>> {
  const folders = readdirSync(FEATURES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    folders.map(({ name }) => {
      const files = readdirSync(join(FEATURES, name), { recursive: true, encoding: 'utf8' });
      const imports = files
        .filter((file) => /\.tsx?$/.test(file))
        .flatMap((file) => [
          ...readFileSync(join(FEATURES, name, file), 'utf8').matchAll(/'#features\/([^/']+)\//g),
        ])
        .map(([, other = '']) => other);
      return [name, new Set(imports.filter((other) => other !== name))];
    }),
  );
}

/** Features that import each other, in a circle; undefined if there are none. */
function findCircle(imports: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined {
  const done = new Set<string>();
  function visit(name: string, path: readonly string[]): readonly string[] | undefined {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const other of imports.get(name) ?? []) {
      const circle = visit(other, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  }
  for (const name of imports.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return undefined;
}

test('imports among features form no circle, types included', () => {
  const imports = readImports();
  expect(imports.get('marketplace')).toContain('list');
  expect(findCircle(imports)).toBeUndefined();
});

test('the check finds a circle', () =>
  expect(
    findCircle(
      new Map([
        ['a', new Set(['b'])],
        ['b', new Set(['c'])],
        ['c', new Set(['b'])],
      ]),
    ),
  ).toEqual(['b', 'c', 'b']));
