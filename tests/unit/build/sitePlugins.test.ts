import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { sitePlugins } from '#build/sitePlugins.ts';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { headersFile } from '#lib/security/headersFile.ts';

const VARIABLES = {
  SANITY_PROJECT_ID: 'abcd1234',
  SANITY_DATASET: 'production',
  SENTRY_DSN: 'https://key@o1.ingest.sentry.io/42',
  STUDIO_URL: 'https://festival.sanity.studio',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairground-plugins-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

type AfterEmit = (compilation: object) => void;

/** What the build writes at its end, by the names of the files. */
function writers(): Map<string, AfterEmit> {
  const found = new Map<string, AfterEmit>();
  const hook = (_: object, name: string) => ({
    tap: (file: string, write: AfterEmit) => void (name === 'afterEmit' && found.set(file, write)),
  });
  const compiler = { outputPath: folder, hooks: new Proxy({}, { get: hook }) } as Compiler;
  for (const plugin of sitePlugins({ pagesOnly: true }, true))
    if (typeof plugin === 'function') plugin.call(compiler, compiler);
  return found;
}

const build = (name: string) => {
  writers().get(name)?.({ outputOptions: { path: folder } });
  return readFileSync(join(folder, name), 'utf8');
};

test('the headers for static hosts have the policy of the site’s variables', () => {
  jest.replaceProperty(process, 'env', { ...process.env, ...VARIABLES });
  expect(build('_headers')).toBe(headersFile(readSiteEnvironment(VARIABLES), []));
});

test('a Studio adds one file, which names it', () => {
  const without = [...writers().keys()];
  expect(without).toContain('_headers');
  jest.replaceProperty(process, 'env', { ...process.env, ...VARIABLES });
  expect([...writers().keys()].filter((name) => !without.includes(name))).toEqual(['studio.json']);
  expect(JSON.parse(build('studio.json'))).toEqual({ origin: 'https://festival.sanity.studio' });
});
