/** Decisions at the same time, on connections of their own: what one connection, such as the embedded one, cannot show. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Caller } from '#server/supabase/database/openDatabase.ts';
import { useBackend } from '../support/backend.ts';
import { STAFF_PASSWORD, apply, sessionOf } from '../support/staff.ts';
import type { Connection } from './connection.ts';
import { openAsOwner } from './databases.ts';
import { type Call, SERVICE, begin, runAlone, untilWaiting } from './openCalls.ts';

const backend = useBackend({ staffPassword: STAFF_PASSWORD });
const TOMORROW = new Date(Date.now() + 24 * 60 * 60_000).toISOString();

let folder: string;
let owner: Connection;
let kim: Caller;
let lou: Caller;
beforeAll(async () => {
  folder = join(backend.dataDir(), 'database');
  [kim, lou] = [await organiser('kim@example.com'), await organiser('lou@example.com')];
  owner = await openAsOwner(folder);
});
afterAll(() => owner.close());

async function organiser(email: string): Promise<Caller> {
  const { session } = await sessionOf(backend, email);
  return { role: 'authenticated', claims: { sub: session.user.id, session_id: randomUUID(), exp: 0 } };
}

const moveCall = (application: string, target: string, booth?: string): Call => [
  'move_application',
  {
    application,
    seen: 'submitted',
    target,
    actor: 'organiser',
    reason: null,
    offer: booth === undefined ? null : { event: '', booth, answer_by: TOMORROW },
  },
];

const decideCall = (ids: readonly string[], target: string, seen = 'submitted'): Call => [
  'decide_applications',
  {
    decisions: JSON.stringify(ids.map((id) => ({ id, seen, booth: id }))),
    target,
    reason: null,
    event: '',
    answer_by: TOMORROW,
  },
];

/** Makes the first call, then the second one beside it, then ends the first one; the result of the second one. */
async function beside<Value>(
  first: [Caller, Call],
  end: 'commit' | 'rollback',
  second: [Caller, Call],
): Promise<Value> {
  const open = await begin(folder, first[0]);
  await open.run(first[1]);
  const result = runAlone<Value>(folder, ...second);
  await untilWaiting(owner, 1);
  await open.end(end);
  return result;
}

async function rowsOf<Row>(table: string, id: string): Promise<Row[]> {
  const { rows } = await owner.query<Row>(`select * from ${table} where application_id = $1`, [id]);
  return rows;
}

describe('row k4: of two organisers who decide at once on the same application', () => {
  test('the second one is told that it has changed', async () => {
    const id = await apply(backend);
    const first = decideCall([id], 'waitlisted');
    const outcome = await beside([kim, first], 'commit', [lou, decideCall([id], 'declined')]);
    expect(outcome).toEqual([{ id, outcome: 'changed' }]);
    expect(await rowsOf('application_events', id)).toMatchObject([
      { target: 'submitted' },
      { target: 'waitlisted', staff: 'kim@example.com' },
    ]);
  });

  test('the second one decides, if the first one fails', async () => {
    const id = await apply(backend);
    const first = decideCall([id], 'waitlisted');
    const outcome = await beside([kim, first], 'rollback', [lou, decideCall([id], 'declined')]);
    expect(outcome).toEqual([{ id, outcome: 'moved' }]);
    expect(await rowsOf('application_events', id)).toMatchObject([
      { target: 'submitted' },
      { target: 'declined', staff: 'lou@example.com' },
    ]);
  });
});

test.each([
  ['commit', 'taken'],
  ['rollback', 'moved'],
] as const)(
  'row k5: of two offers of one booth at once the second waits; %s of the first: %s',
  async (end, outcome) => {
    const booth = randomUUID();
    const [first, second] = [await apply(backend), await apply(backend)];
    const offer = (id: string): [Caller, Call] => [SERVICE, moveCall(id, 'offered', booth)];
    expect(await beside(offer(first), end, offer(second))).toBe(outcome);
    const { rows } = await owner.query('select application_id from booth_offers where booth = $1', [booth]);
    expect(rows).toEqual([{ application_id: outcome === 'moved' ? second : first }]);
  },
);

describe('calls never wait for each other', () => {
  test('when two lists of decisions are in opposite orders', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push(await apply(backend));
    const reversed = [...ids].reverse();
    const outcomes = await Promise.all([
      runAlone<{ outcome: string }[]>(folder, kim, decideCall(ids, 'waitlisted')),
      runAlone<{ outcome: string }[]>(folder, lou, decideCall(reversed, 'waitlisted')),
    ]);
    const counts = outcomes.map((list) => list.filter(({ outcome }) => outcome === 'moved').length);
    expect(counts.sort((a, b) => a - b)).toEqual([0, 20]);
  });

  test('when decisions, deadlines, requests for links and mails come in any order', async () => {
    const ids: string[] = [];
    const addresses: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const contact_email = `${randomUUID()}@example.com`;
      addresses.push(contact_email);
      ids.push(await apply(backend, { contact_email }));
    }
    const shuffled = <Item>(items: readonly Item[]) => [...items].sort(() => Math.random() - 0.5);
    const work: (() => Promise<unknown>)[] = [
      () => runAlone(folder, kim, decideCall(shuffled(ids), 'offered')),
      () => runAlone(folder, lou, decideCall(shuffled(ids), 'waitlisted', 'offered')),
      () => runAlone(folder, lou, decideCall(shuffled(ids), 'offered', 'waitlisted')),
      () => runAlone(folder, SERVICE, ['expire_offers', {}]),
      () => runAlone(folder, SERVICE, ['request_link', { address: shuffled(addresses)[0] }]),
      () => runAlone(folder, SERVICE, ['claim_mails', { most: 5 }]),
    ];
    for (let round = 0; round < 8; round += 1) {
      await owner.exec(`update booth_offers set answer_by = now() where random() < 0.5;
        delete from application_mails where kind = 'link'`);
      for (const address of addresses) await runAlone(folder, SERVICE, ['request_link', { address }]);
      await Promise.all(shuffled([...work, ...work]).map((call) => call()));
    }
    // A deadlock would have failed one of the calls; and something has happened.
    const { rows } = await owner.query('select from application_events where application_id = any ($1)', [
      ids,
    ]);
    expect(rows.length).toBeGreaterThan(24);
  });
});
