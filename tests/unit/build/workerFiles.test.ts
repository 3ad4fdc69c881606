import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workerFiles } from '#build/workerFiles.ts';

const SHELL = ['main', 'site', 'footer', 'content-client', 'sanity-client', 'toasts', 'offline'];
const OFFLINE = ['talks', 'talk-queries'];
const CHUNKS = Object.fromEntries([...SHELL, ...OFFLINE].map((name) => [name, [`/assets/${name}.js`]]));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'worker-files-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['main.js', 'main.js.gz', 'faq.js', 'faq.css', 'archivo-text.1.woff2'])
    writeFileSync(join(folder, 'assets', name), '');
  writeFileSync(join(folder, 'index.html'), '<html>');
  writeFileSync(join(folder, 'robots.txt'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the shell consists of its own chunks, those of features, the font and the page; other scripts and styles are separate', () => {
  const { shell, others } = workerFiles(folder, { ...CHUNKS, faq: ['/assets/faq.js'] }, OFFLINE);
  const paths = shell.map(({ url }) => url);
  expect(paths).toEqual(expect.arrayContaining(Object.values(CHUNKS).flat()));
  expect(paths.slice(-2).sort()).toEqual(['/assets/archivo-text.1.woff2', '/index.html']);
  expect(others.sort()).toEqual(['/assets/faq.css', '/assets/faq.js']);
});

test('a file without a hash in its name has a revision that changes with it', () => {
  const revision = () =>
    workerFiles(folder, CHUNKS, OFFLINE).shell.find(({ url }) => url === '/index.html')?.revision;
  const before = revision();
  expect(before).toMatch(/^\w{12}$/);
  writeFileSync(join(folder, 'index.html'), '<html lang="en">');
  expect(revision()).not.toBe(before);
});

test('a chunk that was renamed fails the build', () => {
  const { main = [], site = [] } = CHUNKS;
  expect(() => workerFiles(folder, { main, site }, [])).toThrow('"footer"');
  expect(() => workerFiles(folder, CHUNKS, ['talk-dialog'])).toThrow('"talk-dialog"');
});
