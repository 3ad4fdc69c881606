/** Forms and mails at the same time, on connections of their own: what one connection, such as the embedded one, cannot show. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Caller } from '#server/supabase/database/openDatabase.ts';
import { buildApplication, useBackend } from '../support/backend.ts';
import { pdf } from '../support/files.ts';
import { apply } from '../support/staff.ts';
import type { Connection } from './connection.ts';
import { openAsOwner } from './databases.ts';
import { type Call, SERVICE, begin, runAlone, untilWaiting } from './openCalls.ts';

const backend = useBackend();
const VISITOR: Caller = { role: 'anon' };

let folder: string;
let owner: Connection;
beforeAll(async () => {
  folder = join(backend.dataDir(), 'database');
  owner = await openAsOwner(folder);
});
afterAll(() => owner.close());

const service = <Value>(...call: Call) => runAlone<Value>(folder, SERVICE, call);

/** The insert of an application with a new file, as the Data API writes it. */
async function insertion(overrides: Record<string, unknown> = {}): Promise<[sql: string, values: string[]]> {
  const { body } = await backend.uploadFile(pdf(), 'plan.pdf');
  const row = buildApplication(body.publicUrl ?? '', overrides);
  const columns = Object.keys(row).join();
  return [
    `insert into vendor_applications (${columns})
    select ${columns} from json_populate_record(null::vendor_applications, $1)`,
    [JSON.stringify(row)],
  ];
}

test.each([
  ['commit', '23505'],
  ['rollback', 'stored'],
] as const)('one file is of one application: %s of the first, the second is %s', async (end, outcome) => {
  const insert = await insertion();
  const [first, second] = [await begin(folder, VISITOR), await begin(folder, VISITOR)];
  await first.query(...insert);
  const result = second.query(...insert).then(
    () => 'stored',
    (error: unknown) => (error as { code: string }).code,
  );
  await untilWaiting(owner, 1);
  await first.end(end);
  expect(await result).toBe(outcome);
  await second.end('commit');
  const { rows } = await owner.query(
    `select from vendor_applications where product_images_url = $1::json -> 'product_images_urls' ->> 0`,
    insert[1],
  );
  expect(rows).toHaveLength(1);
});

test('row k14: of applications of one address that arrive at once three lead to a mail', async () => {
  const contact_email = `${randomUUID()}@example.com`;
  for (let count = 0; count < 2; count += 1) await apply(backend, { contact_email });
  const third = await begin(folder, VISITOR);
  await third.query(...(await insertion({ contact_email })));
  const fourth = await begin(folder, VISITOR);
  const stored = fourth.query(...(await insertion({ contact_email })));
  await untilWaiting(owner, 1);
  await third.end('commit');
  await stored;
  await fourth.end('commit');
  const { rows } = await owner.query<{ kind: string | null }>(
    `select kind from vendor_applications as application
    left join application_mails as mail on mail.application_id = application.id
    where contact_email = $1 order by kind`,
    [contact_email],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['received', 'received', 'received', null]);
});

describe('row k11: mails', () => {
  const claim = (most: number): Call => ['claim_mails', { most }];
  const idsOf = (mails: { id: string }[]) => mails.map(({ id }) => id);

  /** Sixty mails are due, and statistics are those of a small table. */
  beforeEach(async () => {
    await owner.exec('delete from application_mails');
    const id = await apply(backend);
    await owner.exec('analyze application_mails');
    await owner.query(
      `insert into application_mails (application_id, kind) select $1, 'link' from generate_series(1, 59)`,
      [id],
    );
  });

  test('are never more than a worker asks for', async () => {
    expect(await service<unknown[]>(...claim(10))).toHaveLength(10);
  });

  test('that one worker has claimed are not waited for, and left to it', async () => {
    const open = await begin(folder, SERVICE);
    const first = await open.run<{ id: string }[]>(claim(25));
    const second = await service<{ id: string }[]>(...claim(100));
    await open.end('commit');
    expect([first.length, second.length]).toEqual([25, 35]);
    expect(new Set(idsOf([...first, ...second])).size).toBe(60);
  });

  test('are claimed once by six workers at once', async () => {
    const worker = async () => {
      const claimed: string[] = [];
      for (;;) {
        const mails = await service<{ id: string }[]>(...claim(2));
        if (mails.length === 0) return claimed;
        claimed.push(...idsOf(mails));
      }
    };
    const claimed = (await Promise.all(Array.from({ length: 6 }, worker))).flat();
    expect(claimed).toHaveLength(60);
    expect(new Set(claimed).size).toBe(60);
  });
});

describe('row 47: requests', () => {
  const count = (address: string): Call => [
    'count_request',
    { counted_action: 'test', client_address: address, limit_per_address: 10, limit_in_all: 1000 },
  ];

  test('of one address at once are all counted', async () => {
    const waits = await Promise.all(Array.from({ length: 40 }, () => service<number>(...count('192.0.2.1'))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  test('do not wait for each other when the minute is over', async () => {
    await owner.exec(`delete from request_counts;
      insert into request_counts (action, address, since)
      values ('test', '*', clock_timestamp() - interval '59 seconds'), ('test', '192.0.2.2', clock_timestamp())`);
    const held = await begin(folder, SERVICE);
    await held.query(`select from public.request_counts where address = '192.0.2.2' for update`);
    const before = service<number>(...count('192.0.2.2'));
    await untilWaiting(owner, 1);
    await owner.exec('select pg_sleep(1.1)');
    const after = service<number>(...count('192.0.2.2'));
    await untilWaiting(owner, 2);
    await held.end('rollback');
    expect(await Promise.all([before, after])).toEqual([0, 0]);
  });
});
