import * as actions from '../../support/applicantActions.ts';
import { applyAndAccept, applyAndKeep, move, uploaded } from '../../support/applicantActions.ts';
import { useBackend } from '../../support/backend.ts';
import { STAFF_PASSWORD, applicationFor, decide, signIn } from '../../support/staff.ts';

const backend = useBackend({ staffPassword: STAFF_PASSWORD });

/** The fields of an edit. */
const ANSWERS = {
  contact: 'Ida Vega',
  phone: '+49 30 1234',
  name: 'Vega & Daughters',
  description: 'Prints, and now zines.',
  website: 'https://daughters.example/',
  instagram: 'https://www.instagram.com/vegadaughters',
  file: '',
};

const act = (fields: object, from?: string) => actions.act(backend, fields, from);
const answer = (token: string, fields: object = {}) =>
  act({ action: 'answer', token, seen: '', ...ANSWERS, ...fields });
const statusOf = async (address: string) => (await fetch(address)).status;

interface Answers {
  name: string;
  edited_at: string | null;
}

async function answersFor(token: string): Promise<Answers | null> {
  return (await act({ action: 'read', token })).body.application?.['answers'] as Answers | null;
}

const versionOf = async (token: string) => (await answersFor(token))?.edited_at ?? '';

/** The stored row. */
async function rowOf(id: string): Promise<object | undefined> {
  const { data } = await backend.service().from('vendor_applications').select('*');
  return (data as { id: string }[]).find((row) => row.id === id);
}

async function editsInHistory(id: string): Promise<object[]> {
  const { data } = await backend.service().from('application_events').select('*').order('id');
  return (data as { application_id: string; target: string }[]).filter(
    ({ application_id, target }) => application_id === id && target === 'edited',
  );
}

test('an applicant changes the answers and the file, and organisers see it', async () => {
  const kim = await signIn(backend, 'kim@example.com');
  const { token, id, file } = await applyAndKeep(backend);
  expect(await answersFor(token)).toEqual({
    contact_name: 'Robin Vega',
    contact_phone: null,
    name: 'Vega Prints',
    description: 'Risograph prints and stickers.',
    website: 'https://vega.example/',
    instagram: 'https://www.instagram.com/vegaprints',
    picture: file,
    edited_at: null,
  });
  const picture = await uploaded(backend);
  const { status, body } = await answer(token, { file: picture });
  const { contact, phone, file: _file, ...texts } = ANSWERS;
  const edited = {
    contact_name: contact,
    contact_phone: phone,
    ...texts,
    picture,
    edited_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+\+00:00$/),
  };
  expect({ status, body }).toEqual({
    status: 200,
    body: { outcome: 'saved', application: expect.objectContaining({ id, answers: edited }) },
  });
  expect(await applicationFor(kim, id)).toMatchObject({
    company_name: texts.name,
    contact_phone: phone,
    picture,
    edited_at: (await answersFor(token))?.edited_at,
  });
  expect(await editsInHistory(id)).toMatchObject([{ actor: 'applicant', source: 'submitted' }]);
});

test('the file before is removed, and the present one stays', async () => {
  const { token, file } = await applyAndKeep(backend);
  const second = await uploaded(backend);
  await answer(token, { file: second });
  const third = await uploaded(backend);
  await answer(token, { seen: await versionOf(token), file: third });
  await answer(token, { seen: await versionOf(token), name: 'Vega' });
  // An upload removes what nothing uses.
  await uploaded(backend);
  expect(await Promise.all([file, second, third].map(statusOf))).toEqual([404, 404, 200]);
});

test('what the organisers have written stays after an edit', async () => {
  const { token, id } = await applyAndKeep(backend);
  const reason = 'There is no booth yet.';
  await backend.service().rpc('move_application', {
    application: id,
    seen: 'submitted',
    target: 'waitlisted',
    actor: 'organiser',
    reason,
    offer: null,
  });
  expect((await answer(token)).body).toMatchObject({ outcome: 'saved', application: { reason } });
});

test.each(['in-review', 'waitlisted'])('answers can be changed while they are %s', async (status) => {
  const { token, id } = await applyAndKeep(backend);
  await move(backend, id, { seen: 'submitted', target: status });
  expect((await answer(token)).body).toMatchObject({ outcome: 'saved', application: { status } });
});

test.each<[status: string, Parameters<typeof move>[2]]>([
  ['declined', { seen: 'submitted', target: 'declined' }],
  ['withdrawn', { seen: 'submitted', target: 'withdrawn', actor: 'applicant' }],
  [
    'offered',
    {
      seen: 'submitted',
      target: 'offered',
      offer: { event: '', booth: 'K21', answer_by: '2099-01-01T00:00:00Z' },
    },
  ],
])('row k21: answers of an application that is %s cannot be changed', async (status, step) => {
  const { token, id } = await applyAndKeep(backend);
  expect(await move(backend, id, step)).toBe('moved');
  const before = await rowOf(id);
  expect((await answer(token)).body).toMatchObject({
    outcome: 'refused',
    application: { status, answers: null },
  });
  expect(await rowOf(id)).toEqual(before);
});

test('row k22: an organiser who has not seen the last edit is told, and decides nothing', async () => {
  const kim = await signIn(backend, 'kim@example.com');
  const { token, id } = await applyAndKeep(backend);
  await answer(token);
  const outcomeOf = async (decision: object) => {
    const { data } = await decide(kim, [{ id, seen: 'submitted', ...decision }], {});
    return (data as { outcome: string }[])[0]?.outcome;
  };
  expect(await outcomeOf({})).toBe('changed');
  expect(await outcomeOf({ edited_at: '2031-01-01T00:00:00Z' })).toBe('changed');
  expect(await outcomeOf({ edited_at: await versionOf(token) })).toBe('moved');
});

test('row k22: of two edits at once one is saved, and the other one hears of it', async () => {
  const { token } = await applyAndKeep(backend);
  const answers = await Promise.all(['One', 'Two'].map((name) => answer(token, { name })));
  const winner = ['One', 'Two'][answers.findIndex(({ body }) => body.outcome === 'saved')];
  expect(answers.map(({ body }) => body.outcome).sort()).toEqual(['changed', 'saved']);
  expect(await answersFor(token)).toMatchObject({ name: winner });
});

test('an edit whose answer was lost is sent again, and stays one edit', async () => {
  const { token } = await applyAndKeep(backend);
  const file = await uploaded(backend);
  const first = await answer(token, { file });
  expect(await answer(token, { file })).toEqual(first);
});

test('row k23: edits again and again are one entry an hour, send no mail, and are limited', async () => {
  const { token, id } = await applyAndKeep(backend);
  for (const name of ['One', 'Two', 'Three'])
    expect((await answer(token, { seen: await versionOf(token), name })).body.outcome).toBe('saved');
  expect(await editsInHistory(id)).toHaveLength(1);
  expect(await actions.mailKinds(backend, id)).toEqual(['received']);
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1)
    statuses.push((await act({ action: 'answer', token: 'x', ...ANSWERS }, '10.8.0.3')).status);
  expect(statuses.slice(-2)).toEqual([404, 429]);
});

describe('row k24: of an edit', () => {
  let applied: Awaited<ReturnType<typeof applyAndKeep>>;
  beforeAll(async () => {
    applied = await applyAndKeep(backend);
  }, 60_000);

  test.each<[what: string, fields: Record<string, unknown>]>([
    ['no contact', { contact: '' }],
    ['a long contact', { contact: 'x'.repeat(201) }],
    ['a long phone number', { phone: '1'.repeat(51) }],
    ['a blank name', { name: ' ' }],
    ['a list of names', { name: ['Vega'] }],
    ['a long description', { description: 'x'.repeat(5001) }],
    ['a script as website', { website: 'javascript:alert(1)' }],
    ['an Instagram elsewhere', { instagram: 'https://instagram.com.evil.example/vega' }],
    ['a file elsewhere', { file: 'https://evil.example/a.png' }],
    ['a version that is no time', { seen: 'yesterday' }],
  ])('%s is refused', async (_what, fields) => {
    const before = await rowOf(applied.id);
    const { status, body } = await answer(applied.token, fields);
    expect([status, body.error]).toEqual([400, expect.any(String)]);
    expect(await rowOf(applied.id)).toEqual(before);
  });

  test('the file of another application, or of the edit of a listing, is refused', async () => {
    const other = await applyAndAccept(backend);
    const file = await uploaded(backend);
    const { body } = await act({ action: 'edit', token: other.token, seen: '', ...actions.EDIT, file });
    expect(body.outcome).toBe('saved');
    for (const taken of [file, other.file])
      expect((await answer(applied.token, { file: taken })).status).toBe(400);
    expect(await answersFor(applied.token)).toMatchObject({ picture: applied.file });
  });

  test('the address for mails, the state and the time of sending stay', async () => {
    const { contact_email, created_at, status } = (await rowOf(applied.id)) as Record<string, unknown>;
    const fields = { contact_email: 'evil@example.com', email: 'evil@example.com', status: 'accepted' };
    expect((await answer(applied.token, fields)).body.outcome).toBe('saved');
    expect(await rowOf(applied.id)).toMatchObject({ contact_email, created_at, status });
  });
});
