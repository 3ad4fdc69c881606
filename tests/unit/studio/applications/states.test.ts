import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { STATES } from '#lib/applicationStates.ts';
import { MOVES, commonMoves } from '../../../../src/studio/applications/model/states.ts';

const FOLDER = join(__dirname, '../../../../src/supabase/migrations');
const migrations = readdirSync(FOLDER)
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  .join('\n');

/** The texts in quotation marks. */
const quoted = (sql = '') => [...sql.matchAll(/'([a-z-]+)'/g)].map(([, text]) => text);

test('the states are those of the database', () => {
  const [, states] = /check \(\s*status in \(([^)]+)\)/.exec(migrations) ?? [];
  expect(quoted(states)).toEqual(STATES);
});

test('the decisions are the moves of organisers in the database, without publishing', () => {
  const [, rows] = /select 'organiser', source[^]*?\(values([^]*?)\) as organiser/.exec(migrations) ?? [];
  const moves = [...(rows ?? '').matchAll(/\('([a-z-]+)', array\[([^\]]+)\]\)/g)].map(
    ([, source, targets]) => [source, quoted(targets).filter((target) => target !== 'published')],
  );
  expect(moves.length).toBeGreaterThan(5);
  expect(Object.fromEntries([['published', []], ['withdrawn', []], ...moves])).toEqual(MOVES);
});

test('several applications can be moved to what is possible for each of them', () => {
  expect(commonMoves(['submitted', 'expired', 'submitted'])).toEqual(['in-review', 'offered', 'declined']);
  expect(commonMoves(['submitted', 'withdrawn'])).toEqual([]);
  expect(commonMoves([])).toEqual([]);
});
