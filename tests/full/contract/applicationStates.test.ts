import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { buildApplication, useBackend } from '../../support/backend.ts';
import { pdf } from '../../support/files.ts';

const backend = useBackend();

const STATES = [
  'submitted',
  'in-review',
  'waitlisted',
  'offered',
  'accepted',
  'published',
  'declined',
  'withdrawn',
  'expired',
] as const;
type State = (typeof STATES)[number];

/** Every move there is. */
const MOVES: Record<string, Partial<Record<State, State[]>>> = {
  organiser: {
    submitted: ['in-review', 'waitlisted', 'offered', 'declined'],
    'in-review': ['waitlisted', 'offered', 'declined'],
    waitlisted: ['in-review', 'offered', 'declined'],
    offered: ['waitlisted', 'declined'],
    accepted: ['published', 'declined'],
    declined: ['in-review'],
    expired: ['in-review', 'offered', 'declined'],
  },
  applicant: {
    submitted: ['withdrawn'],
    'in-review': ['withdrawn'],
    waitlisted: ['withdrawn'],
    offered: ['accepted', 'withdrawn'],
    accepted: ['withdrawn'],
    published: ['withdrawn'],
    expired: ['withdrawn'],
  },
  deadline: { offered: ['expired'] },
};
const HOLDS_BOOTH: readonly State[] = ['offered', 'accepted', 'published'];

const TOMORROW = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
let booths = 0;
const newBooth = () => `B${(booths += 1)}`;
const offerOf = (booth: string, answerBy = TOMORROW) => ({ event: '', booth, answer_by: answerBy });

interface Move {
  seen?: string;
  target: string;
  actor?: string;
  reason?: string | null;
  offer?: object | null;
}

async function call(name: string, parameters: object): Promise<unknown> {
  const { data, error } = await backend.service().rpc(name, parameters);
  if (error) throw new Error(error.message);
  return data as unknown;
}

async function apply(): Promise<string> {
  const { body } = await backend.uploadFile(pdf(), 'plan.pdf');
  await backend
    .anon()
    .from('vendor_applications')
    // An address gets a few mails only.
    .insert(buildApplication(body.publicUrl ?? '', { contact_email: `${randomUUID()}@example.com` }));
  const { data } = await backend
    .service()
    .from('vendor_applications')
    .select('id')
    .order('created_at', { ascending: false })
    .limit(1);
  return (data as { id: string }[])[0]?.id ?? '';
}

async function rowsOf<Row>(table: string, id: string): Promise<Row[]> {
  const { data } = await backend.service().from(table).select('*');
  return ((data ?? []) as (Row & { application_id?: string; id?: string })[]).filter(
    (row) => (row.application_id ?? row.id) === id,
  );
}

const stateOf = async (id: string) => (await rowsOf<{ status: State }>('vendor_applications', id))[0]?.status;

const move = (application: string, { seen = 'submitted', actor = 'organiser', ...rest }: Move) =>
  call('move_application', { application, seen, actor, reason: null, offer: null, ...rest });

test('row k3: an application moves only along the moves that its actor may make, and its history is complete', async () => {
  const step = fc.record({
    actor: fc.constantFrom('organiser', 'applicant', 'deadline', 'nobody'),
    target: fc.constantFrom<string>(...STATES, 'nothing'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const id = await apply();
      let state: State = 'submitted';
      const history: [string | null, string][] = [[null, 'submitted']];
      for (const { actor, target } of steps) {
        const isMove = MOVES[actor]?.[state]?.includes(target as State) === true;
        const offer = target === 'offered' ? offerOf(newBooth()) : null;
        expect(await move(id, { seen: state, actor, target, offer })).toBe(isMove ? 'moved' : 'refused');
        if (!isMove) continue;
        history.push([state, target]);
        state = target as State;
      }
      expect(await stateOf(id)).toBe(state);
      const events = await rowsOf<{ source: string | null; target: string }>('application_events', id);
      expect(events.map(({ source, target }) => [source, target])).toEqual(history);
      expect(await rowsOf('booth_offers', id)).toHaveLength(HOLDS_BOOTH.includes(state) ? 1 : 0);
      const mails = await rowsOf<{ kind: string }>('application_mails', id);
      const told = history.map(([source, target]) => (source === null ? 'received' : target));
      expect(mails.map(({ kind }) => kind).sort()).toEqual(
        told.filter((kind) => kind !== 'in-review').sort(),
      );
    }),
    { numRuns: 30 },
  );
});

test('row k7: not even the service key changes a state or the history in another way', async () => {
  const service = backend.service();
  const attempts = [
    service.from('vendor_applications').update({ status: 'accepted' }),
    service.from('application_events').update({ target: 'accepted' }),
    service.from('application_events').delete(),
    service.from('application_events').insert({ target: 'accepted' }),
    service.from('booth_offers').insert({ booth: 'A1' }),
    service.from('application_links').select(),
  ];
  for (const attempt of attempts) expect((await attempt).error?.code).toBe('42501');
});

test('row k4: of two organisers at once one moves the application, and the other one hears that it has changed', async () => {
  const id = await apply();
  const outcomes = await Promise.all(
    ['declined', 'waitlisted'].map((target) => move(id, { target, reason: target })),
  );
  expect(outcomes.sort()).toEqual(['changed', 'moved']);
  expect(await rowsOf('application_events', id)).toHaveLength(2);
});

test('row k5: a booth is offered once, and is free again when its offer is over', async () => {
  const [first, second] = [await apply(), await apply()];
  const booth = newBooth();
  const outcomes = await Promise.all(
    [first, second].map((id) => move(id, { target: 'offered', offer: offerOf(booth) })),
  );
  expect(outcomes.sort()).toEqual(['moved', 'taken']);
  const [winner, loser] = (await stateOf(first)) === 'offered' ? [first, second] : [second, first];
  expect(await stateOf(loser)).toBe('submitted');
  // As on the map, case and spaces make no other booth.
  for (const same of [booth.toLowerCase(), ` ${booth}\t`])
    expect(await move(loser, { target: 'offered', offer: offerOf(same) })).toBe('taken');
  expect(await move(winner, { seen: 'offered', actor: 'applicant', target: 'withdrawn' })).toBe('moved');
  expect(await move(loser, { target: 'offered', offer: offerOf(` ${booth} `) })).toBe('moved');
});

test.each<[string, object | null]>([
  ['nothing', null],
  ['no booth', { event: '', answer_by: TOMORROW }],
  ['an empty booth', offerOf('  ')],
  ['no deadline', { event: '', booth: 'A1' }],
  ['a deadline in the past', offerOf('A1', '2020-01-01T00:00:00Z')],
])('an offer with %s is refused', async (_what, offer) => {
  const id = await apply();
  expect(await move(id, { target: 'offered', offer })).toBe('refused');
  expect(await stateOf(id)).toBe('submitted');
});

test('row k6: an offer ends at its deadline, and cannot be accepted after it', async () => {
  const id = await apply();
  const booth = newBooth();
  const soon = new Date(Date.now() + 300).toISOString();
  expect(await move(id, { target: 'offered', offer: offerOf(booth, soon) })).toBe('moved');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await move(id, { seen: 'offered', actor: 'applicant', target: 'accepted' })).toBe('refused');
  expect(await call('expire_offers', {})).toBe(1);
  expect(await call('expire_offers', {})).toBe(0);
  expect(await stateOf(id)).toBe('expired');
  const other = await apply();
  expect(await move(other, { target: 'offered', offer: offerOf(booth) })).toBe('moved');
});

test('an unknown application is unknown', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  expect(await move(id, { target: 'declined' })).toBe('unknown');
});
