import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashSources, readStyleSheets } from '#build/styleSheets.ts';

test('the sheets of pages are read by path, without their packed forms and without what opens by hand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-sheets-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['faq.1.css', 'faq.1.css.gz', 'faq.2.js', 'lightbox.3.css'])
    writeFileSync(join(folder, 'assets', name), 'p{}');
  expect(readStyleSheets(folder)).toEqual({ '/assets/faq.1.css': 'p{}' });
  rmSync(folder, { recursive: true });
  expect(readStyleSheets(folder)).toEqual({});
});

test('a text is named as browsers compute it', () => {
  // Example from the specification: https://www.w3.org/TR/CSP3/#example-3e5a8d22
  expect(hashSources(['doSubmit()'])).toEqual(["'sha256-jzgBGA4UWFFmpOBq0JpdsySukE1FrEN5bUpoK8Z29fY='"]);
});
