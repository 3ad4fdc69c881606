import { readFileSync } from 'node:fs';
import { dependencies } from '../../package.json';
import { readSiteEnvironment } from '../../src/lib/environment/siteEnvironment';
import { headersFile } from '../../src/lib/security/headersFile';

const built = (name: string) => readFileSync(`dist/${name}`, 'utf8');

test('static hosts are told the headers', () => {
  expect(built('_headers')).toBe(headersFile(readSiteEnvironment({})));
});

test('the notices of what is in the site go along with it', () => {
  const notices = built('licences.txt');
  const named = new Set(notices.match(/^\S+ \d+\.\d+\.\d+ \(.+\)$/gm)?.map((line) => line.split(' ')[0]));
  const ofTheServer = [
    '@electric-sql/pglite',
    '@hono/node-server',
    '@remix-run/multipart-parser',
    'groq-js',
    'hono',
    'sharp',
    'tar-stream',
  ];
  const inThePage = Object.keys(dependencies).filter((name) => !ofTheServer.includes(name));
  expect(inThePage.filter((name) => !named.has(name))).toEqual([]);
  expect([...ofTheServer, 'webpack', 'css-loader'].filter((name) => named.has(name))).toEqual([]);
  expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(notices).toContain('SIL OPEN FONT LICENSE');
});
