import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCE = join(__dirname, '../../src');

test('every module but the entries can be imported where there is no document', async () => {
  const modules = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    // The service worker's modules are imported where there is a `self`, and nowhere else. The Studio's need its
    // packages.
    (file) =>
      /\.tsx?$/.test(file) && !/^(entry|worker|server|supabase|build|demo|studio)\/|\.d\.ts$/.test(file),
  );
  expect(modules.length).toBeGreaterThan(40);
  expect('document' in globalThis).toBe(false);
  for (const file of modules) await import(join(SOURCE, file));
});

test('no modules import each other, types included', () => {
  const modules = new Map(
    readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('studio/node_modules/'))
      .map((file) => [file, importsOf(file)]),
  );
  // Modules that import nothing of what is left cannot be part of a cycle.
  for (let size = -1; size !== modules.size;) {
    size = modules.size;
    for (const [file, imports] of modules) if (!imports.some((one) => modules.has(one))) modules.delete(file);
  }
  expect([...modules.keys()]).toEqual([]);
});

/** The modules that a module of `src` names, as paths within it. */
function importsOf(file: string): string[] {
  const code = readFileSync(join(SOURCE, file), 'utf8');
  const specifiers = [...code.matchAll(/(?:from|import|import\([^')]*)\s*'([.#][^']+)'/g)];
  return specifiers.map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier),
  );
}
