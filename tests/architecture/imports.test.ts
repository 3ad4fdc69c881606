import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(__dirname, '../../src');

test('every module but the entries can be imported where there is no document', async () => {
  const modules = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    // The service worker's modules are imported where there is a `self`, and nowhere else.
    (file) => /\.tsx?$/.test(file) && !/^(entry|worker|server|supabase|build|demo)\/|\.d\.ts$/.test(file),
  );
  expect(modules.length).toBeGreaterThan(40);
  expect('document' in globalThis).toBe(false);
  for (const file of modules) await import(join(SOURCE, file));
});
