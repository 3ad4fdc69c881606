import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../src/backend/local/supabase/database/openDatabase';
import { makeDataDir } from '../support/backend';

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = await makeDataDir();
  database = await openDatabase(join(folder, 'database'));
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test('the event loop turns at least once for each of the transactions that wait in line', async () => {
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  const work = () => database.as('anon', (transaction) => transaction.query('select 1'));
  await Promise.all(Array.from({ length: 20 }, work));
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(20);
});
