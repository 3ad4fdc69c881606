import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const FORBIDDEN: [file: string, source: string][] = [
  ['src/lib/x.ts', '../api/content/contentApi'],
  ['src/lib/x.ts', 'react'],
  ['src/lib/x.ts', '@reduxjs/toolkit'],
  ['src/lib/x.ts', 'node:fs'],
  ['src/hooks/x.ts', '../ui/icons/Icon'],
  ['src/ui/x.ts', '../features/marketplace'],
  ['src/ui/x.ts', '../api/content/contentApi'],
  ['src/api/x.ts', '../ui/icons/Icon'],
  ['src/features/not-found/x.ts', '../marketplace/model/toCard'],
  ['src/features/not-found/x.ts', '../../app/App'],
  ['src/app/x.ts', '../features/marketplace/model/toCard'],
  ['src/features/x.ts', '../app/App'],
  ['src/features/x.ts', './marketplace'],
  ['src/entry/x.ts', '../api/content/contentApi'],
  ['src/backend/x.ts', '../ui/icons/Icon'],
  ['src/backend/x.ts', 'react'],
  ['src/demo/x.ts', '../backend/environment'],
  ['src/demo/x.ts', 'react-redux'],
  ['src/lib/x.ts', '../demo/demoFiles'],
];

const ALLOWED: [file: string, source: string][] = [
  ['src/lib/x.ts', 'zod/mini'],
  ['src/lib/x.ts', './facts'],
  ['src/ui/x.ts', '../hooks/useDelayed'],
  ['src/features/not-found/x.ts', '../marketplace'],
  ['src/features/not-found/x.ts', '../feature'],
  ['src/features/marketplace/x.ts', './model/toCard'],
  ['src/app/x.ts', '../features/marketplace'],
  ['src/entry/x.ts', '../app/App'],
  ['src/backend/x.ts', 'node:fs'],
  ['src/backend/x.ts', '../demo/demoFiles'],
  ['src/demo/x.ts', 'node:path'],
];

let verdicts: Map<string, boolean>;

beforeAll(() => {
  const pairs = [...FORBIDDEN, ...ALLOWED];
  const printed = execFileSync('node', [join(__dirname, '../support/lintImports.mjs')], {
    input: JSON.stringify(pairs),
    encoding: 'utf8',
  });
  const answers = JSON.parse(printed) as boolean[];
  verdicts = new Map(pairs.map(([file, source], index) => [`${file} ${source}`, answers[index] === true]));
}, 120_000);

test.each(FORBIDDEN)('%s may not import %s', (file, source) => {
  expect(verdicts.get(`${file} ${source}`)).toBe(false);
});

test.each(ALLOWED)('%s may import %s', (file, source) => {
  expect(verdicts.get(`${file} ${source}`)).toBe(true);
});
