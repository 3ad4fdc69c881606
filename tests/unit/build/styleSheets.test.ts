import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashSources, readStyleSheets } from '#build/styleSheets.ts';

test('the style sheets of pages are read by path, without compressed copies and without those that are needed later', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-sheets-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['faq.1.css', 'faq.1.css.gz', 'faq.2.js', 'lightbox.3.css'])
    writeFileSync(join(folder, 'assets', name), 'p{}');
  expect(readStyleSheets(folder)).toEqual({ '/assets/faq.1.css': 'p{}' });
  rmSync(folder, { recursive: true });
  expect(readStyleSheets(folder)).toEqual({});
});

test('the hash of a text is the one that browsers compute', () => {
  // Example from the specification: https://www.w3.org/TR/CSP3/#example-3e5a8d22
  expect(hashSources(['doSubmit()'])).toEqual(["'sha256-jzgBGA4UWFFmpOBq0JpdsySukE1FrEN5bUpoK8Z29fY='"]);
});
