import { readFileSync, readdirSync } from 'node:fs';
import postcss from 'postcss';
import { dependencies } from '../../../package.json';
import { CHUNK_FILES } from '#build/paths.ts';
import { hashSources, readStyleSheets } from '#build/styleSheets.ts';
import type { ChunkFiles } from '#lib/rendering/renderer.ts';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { headersFile } from '#lib/security/headersFile.ts';

const built = (name: string) => readFileSync(`dist/${name}`, 'utf8');

const pageStyles = hashSources(Object.values(readStyleSheets('dist')));

test('the headers are in a file for static hosts', () => {
  expect(built('_headers')).toBe(headersFile(readSiteEnvironment({}), pageStyles));
});

test('no header is longer than Cloudflare accepts, in any configuration', () => {
  const everything = readSiteEnvironment({
    SANITY_PROJECT_ID: 'abcd1234',
    SANITY_DATASET: 'production',
    SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
    SUPABASE_ANON_KEY: 'sb_publishable_key',
    SENTRY_DSN: 'https://key@o1234567890123456.ingest.sentry.io/42',
    GA_MEASUREMENT_ID: 'G-ABC1234567',
    TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
    STUDIO_URL: 'https://festival-2025.sanity.studio',
  });
  for (const line of headersFile(everything, pageStyles).split('\n')) {
    expect(line.length).toBeLessThanOrEqual(2000);
  }
});

test('every rule of a built style sheet is in a cascade layer, and each layer has one block', () => {
  const sheets = readdirSync('dist/assets').filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(20);
  const outermost = sheets.map((name) =>
    postcss.parse(built(`assets/${name}`)).nodes.map((node) => node.toString().replace(/\{.*/s, '')),
  );
  expect(outermost.filter((parts) => new Set(parts).size < parts.length)).toEqual([]);
  const layers = ['base', 'packages', 'ui', 'features'];
  expect([...new Set(outermost.flat())].sort()).toEqual(
    [`@layer ${layers.join()}`, ...layers.map((layer) => `@layer ${layer}`)].sort(),
  );
});

test('the licence notices of bundled packages are included', () => {
  const notices = built('licences.txt');
  const named = new Set(notices.match(/^\S+ \d+\.\d+\.\d+ \(.+\)$/gm)?.map((line) => line.split(' ')[0]));
  const ofTheServer = [
    '@electric-sql/pglite',
    '@fontsource-variable/noto-sans',
    '@fontsource-variable/noto-sans-arabic',
    '@fontsource-variable/noto-sans-hebrew',
    '@hono/node-server',
    '@remix-run/multipart-parser',
    'fs-native-extensions',
    'groq-js',
    'hono',
    'ical-generator',
    'nodemailer',
    'sharp',
    'subset-font',
    'tar-stream',
    'timezones-ical-library',
    'tsx',
  ];
  const inThePage = Object.keys(dependencies).filter((name) => !ofTheServer.includes(name));
  expect(inThePage.filter((name) => !named.has(name))).toEqual([]);
  expect([...ofTheServer, 'webpack', 'css-loader'].filter((name) => named.has(name))).toEqual([]);
  expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(notices).toContain('SIL OPEN FONT LICENSE');
});

test('the service worker stores no code of a Studio’s frame for visitors', () => {
  const [shell = ''] = /shell:\[\{.*?\}\]/.exec(built('sw.js')) ?? [];
  const stored = [...shell.matchAll(/url:"([^"]+)"/g)].map(([, path]) => path);
  expect(stored.length).toBeGreaterThan(20);
  const chunkFiles = JSON.parse(readFileSync(CHUNK_FILES, 'utf8')) as ChunkFiles;
  for (const chunk of ['presentation', 'visual-editing']) {
    expect(chunkFiles[chunk]).toHaveLength(1);
    expect(stored).not.toContain(chunkFiles[chunk]?.[0]);
  }
});
