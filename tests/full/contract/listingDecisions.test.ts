import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import * as actions from '../../support/applicantActions.ts';
import { EDIT, type Listing, applyAndAccept, move } from '../../support/applicantActions.ts';
import { useBackend } from '../../support/backend.ts';
import { STAFF_PASSWORD, applicationFor, signIn } from '../../support/staff.ts';

const backend = useBackend({ staffPassword: STAFF_PASSWORD });

let kim: SupabaseClient;
beforeAll(async () => {
  kim = await signIn(backend, 'kim@example.com');
}, 60_000);

type Version = string | null | undefined;

const edit = (token: string, fields: object = {}) =>
  actions.act(backend, { action: 'edit', token, seen: '', ...EDIT, ...fields });

async function listingFor(token: string): Promise<Listing | null | undefined> {
  return (await actions.act(backend, { action: 'read', token })).body.application?.listing;
}

async function decline(application: string, seen: Version, reason: string | null = null): Promise<unknown> {
  const { data } = await kim.rpc('decline_listing', { application, seen, reason });
  return data as unknown;
}

async function take(application: string, seen: Version): Promise<unknown> {
  const { data } = await backend.service().rpc('take_listing', { application, seen });
  return data as unknown;
}

/** An application with an edit that waits. */
async function applyAndEdit() {
  const vendor = await applyAndAccept(backend);
  const { body } = await edit(vendor.token);
  return { ...vendor, seen: body.application?.listing?.edited_at };
}

test('an organiser declines an edit with a reason, and the vendor reads it, keeps the texts and sends better ones', async () => {
  const { token, id, seen } = await applyAndEdit();
  expect(await decline(id, seen, ' No prices, please. ')).toBe('declined');
  const declined = { name: EDIT.name, state: 'declined', reason: 'No prices, please.', edited_at: seen };
  expect(await listingFor(token)).toMatchObject(declined);
  expect((await applicationFor(kim, id))?.listing).toMatchObject(declined);
  const { data } = await kim.from('listing_edits').select('*');
  expect(data).toContainEqual(
    expect.objectContaining({
      application_id: id,
      staff: 'kim@example.com',
      decided_at: expect.any(String),
    }),
  );
  expect(await actions.mailKinds(backend, id)).toContain('listing-declined');
  const { data: mails } = await backend.service().rpc('claim_mails', { most: 100 });
  expect(mails).toContainEqual(
    expect.objectContaining({ application_id: id, kind: 'listing-declined', reason: 'No prices, please.' }),
  );
  const { body } = await edit(token, { seen, name: 'Vega' });
  expect(body).toMatchObject({
    outcome: 'saved',
    application: { listing: { name: 'Vega', state: 'waiting', reason: null } },
  });
});

test('a declined edit may be sent once more as it is, but its lost answer does not send it again', async () => {
  const { token, id, seen } = await applyAndEdit();
  await decline(id, seen);
  const late = await edit(token);
  expect(late.body).toMatchObject({ outcome: 'saved', application: { listing: { state: 'declined' } } });
  const again = await edit(token, { seen });
  expect(again.body).toMatchObject({ outcome: 'saved', application: { listing: { state: 'waiting' } } });
});

test('row k19: an edit that arrives before the decision on the one before is not decided on', async () => {
  const { token, id, seen } = await applyAndEdit();
  await edit(token, { seen, name: 'Vega' });
  expect([await decline(id, seen, 'No.'), await take(id, seen)]).toEqual(['changed', 'changed']);
  expect(await listingFor(token)).toMatchObject({ name: 'Vega', state: 'waiting', reason: null });
  expect(await actions.mailKinds(backend, id)).toEqual(['received', 'offered', 'accepted']);
});

test('row k19: of two decisions at once the second one is told, and the vendor gets one mail', async () => {
  const { id, seen } = await applyAndEdit();
  const outcomes = await Promise.all([decline(id, seen, 'One.'), decline(id, seen, 'Two.')]);
  expect(outcomes.sort()).toEqual(['changed', 'declined']);
  expect(await take(id, seen)).toBe('changed');
  const kinds = await actions.mailKinds(backend, id);
  expect(kinds.filter((kind) => kind.startsWith('listing-'))).toEqual(['listing-declined']);
});

test('nobody decides on an edit that does not exist, or whose application is declined', async () => {
  const { id } = await applyAndAccept(backend);
  for (const unknown of [id, randomUUID()]) {
    expect(await decline(unknown, null)).toBe('unknown');
    expect(await take(unknown, null)).toBe('unknown');
  }
  const { id: other, seen } = await applyAndEdit();
  await move(backend, other, { seen: 'accepted', target: 'declined' });
  expect([await decline(other, seen), await take(other, seen)]).toEqual(['changed', 'changed']);
});

test.each([
  ['accepted', []],
  ['published', ['listing-taken']],
])('of an edit that is taken over a vendor who is %s gets the mails %j', async (status, mails) => {
  const { token, id, seen } = await applyAndEdit();
  if (status === 'published') await move(backend, id, { seen: 'accepted', target: 'published' });
  expect(await take(id, seen)).toBe('taken');
  expect(await listingFor(token)).toMatchObject({ name: EDIT.name, state: 'taken', reason: null });
  const kinds = await actions.mailKinds(backend, id);
  expect(kinds.filter((kind) => kind.startsWith('listing-'))).toEqual(mails);
});

test('whatever vendors and organisers do in whatever order, only what they have seen is replaced or decided on', async () => {
  const step = fc.record({
    call: fc.constantFrom('edit', 'decline', 'take'),
    /** How many versions ago the caller has looked. */
    age: fc.constantFrom(0, 0, 0, 1, 2),
    name: fc.constantFrom('One', 'Two'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const { token, id } = await applyAndAccept(backend);
      const versions: (string | null)[] = [null];
      let known = { name: 'Vega Prints', state: 'unchanged' };
      for (const { call, age, name } of steps) {
        const seen = versions.at(-1 - age) ?? null;
        const isCurrent = seen === versions.at(-1);
        if (call === 'edit') {
          const isEqual = known.state !== 'unchanged' && known.name === name;
          const isWritten = isCurrent && (!isEqual || known.state === 'declined');
          if (isWritten) known = { name, state: 'waiting' };
          const { body } = await edit(token, { seen: seen ?? '', name });
          expect(body.outcome).toBe(isCurrent || isEqual ? 'saved' : 'changed');
          if (isWritten) versions.push(body.application?.listing?.edited_at ?? '');
        } else {
          const decision = call === 'take' ? 'taken' : 'declined';
          const isMade = isCurrent && known.state === 'waiting';
          const usual = known.state === 'unchanged' ? 'unknown' : 'changed';
          const outcome = await (call === 'take' ? take(id, seen) : decline(id, seen));
          expect(outcome).toBe(isMade ? decision : usual);
          if (isMade) known.state = decision;
        }
        expect(await listingFor(token)).toMatchObject({ ...known, edited_at: versions.at(-1) });
      }
      expect(new Set(versions).size).toBe(versions.length);
    }),
    { numRuns: 20 },
  );
}, 120_000);
