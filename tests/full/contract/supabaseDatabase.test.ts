import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { BusyError } from '#server/http/workQueue.ts';
import { type DatabaseThread, startDatabase } from '#server/supabase/database/databaseThread.ts';
import { migrate } from '#server/supabase/database/migrate.ts';
import { openDatabase } from '#server/supabase/database/openDatabase.ts';
import { createSupabaseService } from '#server/supabase/supabaseService.ts';
import { SERVICE_KEY, makeDataDir } from '../../support/backend.ts';
import { createProject } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';

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

test('row b11: a Postgres that hangs blocks nothing else, is terminated, and restarts with its data', async () => {
  await store('before@example.com');
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const results = Promise.allSettled([database.query(ENDLESS, []), store('behind@example.com')]);
  let hasResponded = false;
  void results.then(() => (hasResponded = true));
  // Pages are served meanwhile.
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  expect(hasResponded).toBe(false);
  for (const result of await results) {
    expect(result).toMatchObject({ status: 'rejected', reason: new Error('The database has ended') });
  }
  expect(log.mock.calls).toEqual([['The database has given no result for 8000 ms; it is started again.']]);
  expect(await subscribers()).toEqual([{ email: 'before@example.com' }]);
});

test('row b11: requests beyond the queue are rejected, and those in it are served', async () => {
  const waiting = Array.from({ length: 1001 }, () => database.query('select 1 as one', []));
  const results = await Promise.allSettled(waiting);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1000);
  expect(results.at(-1)).toMatchObject({ reason: new BusyError('Too many requests wait for the database.') });
});

test('row b11: all rejected requests are one line in the log', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const dataDir = await makeDataDir();
  const service = createSupabaseService({ dataDir, serviceKey: SERVICE_KEY, publicUrl: () => '' });
  const headers = { apikey: embeddedAnonKey };
  const request = (path: string, init: RequestInit = {}) =>
    service.handle(new Request(`http://localhost${path}`, { ...init, headers }));
  await service.open();
  const waiting = Array.from({ length: 1010 }, () => request('/rest/v1/email_subscribers'));
  const form = { method: 'POST', body: '{"email": "a@example.com"}' };
  const results = await Promise.all([...waiting, request('/functions/v1/email-subscribe', form)]);
  const refused = results.filter(({ status }) => status === 503);
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(Array(11).fill('10'));
  // Opening also removes unused uploads, and logs it if that is refused.
  const lines = log.mock.calls.filter(([message]) => message !== 'Unused uploads could not be removed:');
  expect(lines).toEqual([
    ['Requests are refused with 503: Too many requests wait for the database. Logged once a minute.'],
  ]);
  await service.close();
  rmSync(dataDir, { recursive: true });
});

test('a service checks its database only after it was used', async () => {
  const dataDir = await makeDataDir();
  const service = createSupabaseService({ dataDir, serviceKey: SERVICE_KEY, publicUrl: () => '' });
  expect(await service.checks.database()).toBe('unused');
  await service.open();
  expect(await service.checks.database()).toBe('ok');
  await service.close();
  rmSync(dataDir, { recursive: true });
});

test('an error of Postgres has its code', async () => {
  await expect(database.query('select 1 / 0', [])).rejects.toMatchObject({ code: '22012' });
});

describe('row b16: failed and repeated writes', () => {
  const MIB = 1024 * 1024;
  /** 20 MB, of which the last row fails. */
  const REFUSED = `insert into storage.objects (bucket_id, name, metadata)
    select 'vendor-files', case when row < 10000 then row::text end,
      (select to_jsonb(string_agg(md5((row * 64 + part)::text), '')) from generate_series(1, 64) as part)
    from generate_series(1, 10000) as row`;

  function size(): number {
    const paths = readdirSync(join(folder, 'database'), { recursive: true, encoding: 'utf8' });
    return paths.reduce((bytes, path) => bytes + statSync(join(folder, 'database', path)).size, 0) / MIB;
  }

  test('take no more disk space than one', async () => {
    const before = size();
    for (let time = 0; time < 6; time += 1) {
      await expect(database.query(REFUSED, [])).rejects.toMatchObject({ code: '23502' });
    }
    expect(size() - before).toBeLessThan(150);
  });
});

test('a database that cannot be opened refuses requests until it can, and is closed without a failure', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const copy = join(folder, 'broken');
  cpSync(join(folder, 'database'), copy, { recursive: true });
  rmSync(join(copy, 'global/pg_control'));
  const broken = startDatabase({ folder: copy });
  await expect(broken.query('select 1', [])).rejects.toThrow();
  await broken.close();
  await expect(broken.query('select 1', [])).rejects.toThrow();
  cpSync(join(folder, 'database/global/pg_control'), join(copy, 'global/pg_control'));
  await eventually(async () => expect(await broken.query('select 1 as one', [])).toEqual([{ one: 1 }]));
  await broken.close();
  expect(new Set(log.mock.calls.map(([message]: unknown[]) => message))).toEqual(
    new Set(['The database has ended:']),
  );
});

test('row d8: a role that a request has not reset is reported and reset', async () => {
  const dataDir = await makeDataDir();
  const opened = await openDatabase(join(dataDir, 'database'));
  const escape = opened.as({ role: 'anon' }, (transaction) =>
    transaction.exec('reset role; set role service_role'),
  );
  await expect(escape).rejects.toThrow('A request has not reset its role');
  const who = await opened.as({ role: 'anon' }, (transaction) =>
    transaction.query('select current_user as who'),
  );
  expect(who.rows).toEqual([{ who: 'anon' }]);
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

test('a database from before there was sign-in gets it', async () => {
  const postgres = await createProject();
  await postgres.exec("drop schema auth cascade; insert into storage.buckets (id, name) values ('a', 'a')");
  await migrate(postgres);
  const { rows } = await postgres.query(
    "select (select count(*)::integer from auth.users) as users, (select name from storage.buckets where id = 'a') as bucket",
  );
  await postgres.close();
  expect(rows).toEqual([{ users: 0, bucket: 'a' }]);
}, 60_000);
