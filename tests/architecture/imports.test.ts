import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCE = join(__dirname, '../../src');

test('every module except the entries can be imported without a document', async () => {
  const modules = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    // The service worker's modules need a `self`, which only exists in a worker. The Studio's modules need its
    // packages, and the gallery finds its samples with webpack.
    (file) =>
      /\.tsx?$/.test(file) &&
      !/^(entry|worker|server|supabase|build|demo|gallery|studio)\/|\.d\.ts$/.test(file),
  );
  expect(modules.length).toBeGreaterThan(40);
  expect('document' in globalThis).toBe(false);
  for (const file of modules) await import(join(SOURCE, file));
});

test('no modules import each other in a circle, types included', () => {
  const modules = new Map(
    readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('studio/node_modules/'))
      .map((file) => [file, importsOf(file)]),
  );
  // A module that imports none of the remaining ones cannot be part of a circle.
  for (let size = -1; size !== modules.size;) {
    size = modules.size;
    for (const [file, imports] of modules) if (!imports.some((one) => modules.has(one))) modules.delete(file);
  }
  expect([...modules.keys()]).toEqual([]);
});

test('what a Cloudflare Worker runs imports nothing of Node', () => {
  const visited = new Set<string>();
  const ofNode: string[] = [];
  function visit(file: string) {
    if (visited.has(file) || !/\.tsx?$/.test(file)) return;
    visited.add(file);
    const code = readFileSync(join(SOURCE, file), 'utf8').replace(/^(im|ex)port type [^;]+;/gm, '');
    ofNode.push(...[...code.matchAll(/'node:[^']+'|\bBuffer\b/g)].map(([name]) => `${file}: ${name}`));
    importsOf(file, code).forEach(visit);
  }
  visit('entry/worker/cloudflareWorker.ts');
  expect(visited).toContain('server/site/renderedPages.ts');
  expect(ofNode).toEqual([]);
});

/** The modules that a module of `src` imports, as paths within `src`. */
function importsOf(file: string, code = readFileSync(join(SOURCE, file), 'utf8')): string[] {
  const specifiers = [...code.matchAll(/(?:from|import|import\([^')]*)\s*'([.#][^']+)'/g)];
  return specifiers.map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier),
  );
}
