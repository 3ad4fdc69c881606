import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type DatabaseThread, startDatabase } from '../../src/backend/local/supabase/database/databaseThread';
import { makeDataDir } from '../support/backend';

const ENDLESS =
  'with recursive endless as (select 1 union all select 1 from endless) select count(*) from endless';

let folder: string;
let database: DatabaseThread;

beforeAll(async () => {
  folder = await makeDataDir();
  database = startDatabase({ folder: join(folder, 'database'), deadlineMs: 8000 });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const store = (email: string) =>
  database.query('insert into public.email_subscribers (email) values ($1)', [email]);
const subscribers = () => database.query('select email from public.email_subscribers order by 1', []);

test('row b11: Postgres that stands still stops nobody else, is ended, and comes back with what it had', async () => {
  await store('before@example.com');
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const answers = Promise.allSettled([database.query(ENDLESS, []), store('behind@example.com')]);
  let isAnswered = false;
  void answers.then(() => (isAnswered = true));
  // Whoever asks for a page is served all the while.
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  expect(isAnswered).toBe(false);
  for (const answer of await answers) {
    expect(answer).toMatchObject({ status: 'rejected', reason: new Error('The database has ended') });
  }
  expect(log.mock.calls).toEqual([['The database has stood still for 8000 ms']]);
  expect(await subscribers()).toEqual([{ email: 'before@example.com' }]);
});

test('row b11: many that wait are told so, and those before them are served', async () => {
  const waiting = Array.from({ length: 1001 }, () => database.query('select 1 as one', []));
  const answers = await Promise.allSettled(waiting);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1000);
  expect(answers.at(-1)).toMatchObject({ reason: new Error('Too many wait for the database') });
});

test('a refusal of Postgres comes with its code', async () => {
  await expect(database.query('select 1 / 0', [])).rejects.toMatchObject({ code: '22012' });
});
