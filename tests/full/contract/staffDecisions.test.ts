import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useBackend } from '../../support/backend.ts';
import {
  STAFF_PASSWORD,
  applicationFor,
  applicationsFor,
  apply,
  decide,
  signIn,
} from '../../support/staff.ts';

const backend = useBackend({ staffPassword: STAFF_PASSWORD });
const TOMORROW = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
const OFFER = { target: 'offered', event: 'festival-2025', answer_by: TOMORROW };

interface Decision {
  id: string;
  seen: string;
  booth?: string;
}

let kim: SupabaseClient;
let lou: SupabaseClient;
beforeAll(async () => {
  kim = await signIn(backend, 'kim@example.com');
  lou = await signIn(backend, 'lou@example.com');
});

describe('decisions', () => {
  test('on forty applications at once are made one by one', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 40; count += 1) ids.push(await apply(backend));
    const [changed = '', refused = '', first = '', second = ''] = ids;
    await decide(lou, [{ id: changed, seen: 'submitted' }], { target: 'waitlisted' });
    await decide(lou, [{ id: refused, seen: 'submitted' }], {});
    const unknown = randomUUID();
    const decisions: Decision[] = ids.map((id, index) => ({ id, seen: 'submitted', booth: `F${index}` }));
    decisions[1] = { id: refused, seen: 'declined', booth: 'F1' };
    decisions[3] = { id: second, seen: 'submitted', booth: 'F2' };
    const { data } = await decide(kim, [...decisions, { id: unknown, seen: 'submitted', booth: 'F99' }], {
      ...OFFER,
      reason: 'Welcome.',
    });
    expect(data).toEqual([
      { id: changed, outcome: 'changed' },
      { id: refused, outcome: 'refused' },
      { id: first, outcome: 'moved' },
      { id: second, outcome: 'taken' },
      ...ids.slice(4).map((id) => ({ id, outcome: 'moved' })),
      { id: unknown, outcome: 'unknown' },
    ]);
    const seen = new Map((await applicationsFor(kim)).map((application) => [application.id, application]));
    expect(ids.map((id) => [seen.get(id)?.status, seen.get(id)?.booth])).toEqual([
      ['waitlisted', null],
      ['declined', null],
      ['offered', 'F2'],
      ['submitted', null],
      ...ids.slice(4).map((_id, index) => ['offered', `F${index + 4}`]),
    ]);
  });

  test('are in the history with the name of the organiser', async () => {
    const id = await apply(backend);
    await decide(kim, [{ id, seen: 'submitted' }], { target: 'in-review' });
    await decide(lou, [{ id, seen: 'in-review' }], { reason: 'Full.' });
    await backend.service().rpc('move_application', {
      application: id,
      seen: 'declined',
      target: 'in-review',
      actor: 'organiser',
      reason: null,
      offer: null,
    });
    const { data } = await kim.rpc('application_history', { application: id });
    const at = expect.any(String);
    const event = (source: string | null, target: string, staff: string | null, reason: string | null) => ({
      created_at: at,
      actor: source === null ? 'applicant' : 'organiser',
      source,
      target,
      reason,
      staff,
    });
    const mail = (kind: string) => ({
      kind,
      created_at: at,
      due_at: at,
      sent_at: null,
      attempts: 0,
      error: null,
    });
    expect(data).toEqual({
      events: [
        event(null, 'submitted', null, null),
        event('submitted', 'in-review', 'kim@example.com', null),
        event('in-review', 'declined', 'lou@example.com', 'Full.'),
        event('declined', 'in-review', null, null),
      ],
      mails: [mail('received'), mail('declined')],
    });
  });

  test('never publish an application', async () => {
    const id = await apply(backend);
    await decide(kim, [{ id, seen: 'submitted', booth: 'P1' }], OFFER);
    const accept = { application: id, seen: 'offered', target: 'accepted', actor: 'applicant' };
    await backend.service().rpc('move_application', { ...accept, reason: null, offer: null });
    const { data } = await decide(kim, [{ id, seen: 'accepted' }], { target: 'published' });
    expect(data).toEqual([{ id, outcome: 'refused' }]);
    expect((await applicationFor(kim, id))?.status).toBe('accepted');
  });

  test('in a malformed list are not made', async () => {
    const id = await apply(backend);
    const good = { id, seen: 'submitted' };
    for (const decisions of [
      [],
      null,
      {},
      'x',
      Array.from({ length: 101 }, () => good),
      [good, { id }],
      [good, { id, seen: null }],
      [good, { seen: 'submitted' }],
      [good, { id: 'x', seen: 'submitted' }],
      [good, null],
    ]) {
      const { status } = await decide(kim, decisions, {});
      expect({ decisions, status }).toEqual({ decisions, status: 400 });
    }
    expect((await applicationFor(kim, id))?.status).toBe('submitted');
  });
});
