import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const TESTS = join(__dirname, '..');

/** All that stands in test files and looks like the name of a row: `row 8`, `rows 36 and 37`, `['8', …` of a table. */
function testedRows(): Set<string> {
  const rows = new Set<string>();
  for (const file of readdirSync(TESTS, { recursive: true, encoding: 'utf8' })) {
    if (!/\.test\.tsx?$/.test(file)) continue;
    const text = readFileSync(join(TESTS, file), 'utf8');
    for (const [, first, second] of text.matchAll(/\brows? ([a-z]?\d+)(?: and ([a-z]?\d+))?[:, ]/g)) {
      for (const row of [first, second]) if (row !== undefined) rows.add(row);
    }
    // Tests that get their rows from a table name them there.
    if (!/row %s/.test(text)) continue;
    for (const [, row] of text.matchAll(/^\s*\[?\s*'(\d{1,2})',/gm)) if (row !== undefined) rows.add(row);
  }
  return rows;
}

test('each promise of docs/abuse.md has a test under its number, and there are no others', () => {
  const promises = readFileSync(join(TESTS, '../docs/abuse.md'), 'utf8');
  const promised = [...promises.matchAll(/^\| ([a-z]?\d+) +\|/gm)].map(([, row]) => row);
  expect(promised).toHaveLength(47 + 12 + 11 + 12 + 22);
  expect([...testedRows()].sort()).toEqual(promised.sort());
});
