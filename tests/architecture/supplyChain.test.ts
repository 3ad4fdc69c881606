import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  deprecated?: string;
  engines?: { node?: string };
}

const ROOT = join(__dirname, '../..');
const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
const manifest = read('package.json') as Record<string, Record<string, string>> & {
  allowScripts: Record<string, boolean>;
};
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
  const { dependencies, devDependencies, overrides } = manifest;
  const ranges = Object.entries({ ...dependencies, ...devDependencies, ...overrides }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(ranges).toEqual([]);
});

test('no package runs a script when it is installed', () => {
  const scripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  // docs/decisions/0014 explains them. An older npm runs them.
  const refused = Object.fromEntries(scripts.map(([path]) => [nameOf(path), false]));
  expect(manifest.allowScripts).toEqual(refused);
  expect(Object.keys(refused).sort()).toEqual([
    '@parcel/watcher',
    '@swc/core',
    'esbuild',
    'unrs-resolver',
    'workerd',
  ]);
  // The others are tools of the build and of tests. `tsx`, which runs the server, needs this one.
  const ofServer = scripts.filter(([, { dev }]) => dev !== true);
  expect(ofServer.map(([path]) => nameOf(path))).toEqual(['esbuild']);
});

test.each(['20.19.0', '22.13.0', '24.0.0'])('npm ci gives no warning about a package on Node %s', (node) => {
  const unfit = locked.filter(([, { engines, optional, deprecated }]) => {
    // A build for another platform is not installed.
    const runs = optional === true || satisfies(node, engines?.node ?? '*');
    return !runs || deprecated !== undefined;
  });
  expect(unfit.map(([path, { version }]) => `${path} ${version}`)).toEqual([]);
});

test('the licences of everything that visitors and the server run require a notice at most', () => {
  const FREE = [
    'MIT',
    'MIT-0',
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
