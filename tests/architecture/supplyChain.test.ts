import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

const ROOT = join(__dirname, '../..');
const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
const locked = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

test('every package comes from one registry, with the bytes of the lock file', () => {
  const hosts = locked.flatMap(([, { resolved }]) => (resolved === undefined ? [] : new URL(resolved).host));
  // A package without an address comes from the registry that npm uses.
  expect(new Set(hosts).size).toBeLessThanOrEqual(1);
  const unlocked = locked.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
  expect(unlocked.map(([path]) => path)).toEqual([]);
});

test('every package that package.json names has an exact version', () => {
  const { dependencies, devDependencies, overrides } = read('package.json') as Record<
    string,
    Record<string, string>
  >;
  const ranges = Object.entries({ ...dependencies, ...devDependencies, ...overrides }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(ranges).toEqual([]);
});

test('only packages that docs/decisions/0014 names run a script when they are installed', () => {
  const scripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(scripts.map(([path]) => nameOf(path)).sort()).toEqual([
    '@parcel/watcher',
    '@swc/core',
    'esbuild',
    'unrs-resolver',
  ]);
  // These are tools of the build and of tests. A server that is installed with `--omit=dev` runs none of them.
  expect(scripts.filter(([, { dev }]) => dev !== true)).toEqual([]);
});

test('the licences of everything that visitors and the server run require a notice at most', () => {
  const FREE = [
    'MIT',
    'ISC',
    'Apache-2.0',
    '0BSD',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'OFL-1.1',
    'Python-2.0',
    '(MIT AND Zlib)',
  ];
  const others = locked.filter(([, { dev, license = 'none' }]) => dev !== true && !FREE.includes(license));
  // Two exceptions. The image library of sharp is a replaceable shared library on the server, never part of the site.
  // Sanity's overlays read texts with a package under MPL-2.0, unchanged, in a chunk that only a Studio's frame loads.
  const allowed = /node_modules\/(@img\/sharp-|@vercel\/stega$)/;
  expect(others.filter(([path]) => !allowed.test(path))).toEqual([]);
});
