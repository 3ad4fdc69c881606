import { makeToken } from '#lib/linkToken.ts';
import { hashOf } from '#supabase/functions/_shared/linkToken.ts';
import * as actions from '../../support/applicantActions.ts';
import { useBackend } from '../../support/backend.ts';

const backend = useBackend();

/** What is typed into the form, with the field that is longest. */
const TYPED = {
  full_name: 'Mara Lindqvist',
  email: 'mara@lumen.example',
  business_name: '',
  phone_number: '',
  website_url: '',
  instagram_url: 'instagram.com/lumenoak',
  project_description: 'Lamps from fallen oaks.\n\u201cEach is turned by hand.\u201d',
};

const act = async (fields: object, from?: string) => {
  const { status, body } = await actions.act(backend, fields, from);
  return { status, body: body as { texts?: object; error?: string } };
};
const save = (token: string, texts: object = TYPED) => act({ action: 'saveDraft', token, ...texts });
const read = (token: string) => act({ action: 'readDraft', token });

/** Lets all drafts be older. */
const age = (days: number) =>
  backend.offline((postgres) =>
    postgres.query(`update public.application_drafts set saved_at = saved_at - interval '1 day' * $1`, [
      days,
    ]),
  );

async function rows() {
  const { data } = await backend.service().from('application_drafts').select('*');
  return data as { hash: string }[];
}

test('a draft is read as it was saved, and replaced by the next one with the same link', async () => {
  const token = makeToken();
  expect(await save(token)).toEqual({ status: 200, body: {} });
  expect(await read(token)).toEqual({ status: 200, body: { texts: TYPED } });
  await save(token, { full_name: 'Mara', unknown: 'x' });
  const empty = Object.fromEntries(Object.keys(TYPED).map((field) => [field, '']));
  expect((await read(token)).body.texts).toEqual({ ...empty, full_name: 'Mara' });
});

test('row k26: only the hash of the link is stored, and the draft of another link stays', async () => {
  const [one, other] = [makeToken(), makeToken()];
  await save(one);
  await save(other, { full_name: 'Robin' });
  expect((await rows()).map(({ hash }) => hash)).toContainEqual(expect.stringMatching(/^[0-9a-f]{64}$/));
  expect(JSON.stringify(await rows())).not.toContain(one);
  expect(await act({ action: 'eraseDraft', token: one })).toEqual({ status: 200, body: {} });
  expect((await read(one)).status).toBe(404);
  expect((await read(other)).body.texts).toMatchObject({ full_name: 'Robin' });
  // A link opens one kind of thing.
  expect((await act({ action: 'read', token: other })).status).toBe(404);
});

test('row k26: guesses of one visitor are limited', async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 31; guess += 1)
    statuses.push((await act({ action: 'readDraft', token: makeToken() }, '10.8.0.2')).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
});

test('row k27: a draft opens for 30 days after it was saved last, and then the sweep deletes it', async () => {
  const tokens = [makeToken(), makeToken()];
  for (const [at, days] of [29, 31].entries()) {
    const saved_at = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
    const row = { hash: await hashOf(tokens[at] ?? ''), texts: TYPED, saved_at };
    expect((await backend.service().from('application_drafts').insert(row)).error).toBeNull();
  }
  const statuses = async () => Promise.all(tokens.map(async (token) => (await read(token)).status));
  expect(await statuses()).toEqual([200, 404]);
  const before = await rows();
  await actions.uploaded(backend);
  expect(await rows()).toHaveLength(before.length - 1);
  expect(await statuses()).toEqual([200, 404]);
  await save(tokens[0] ?? '');
  await age(29);
  expect(await statuses()).toEqual([200, 404]);
});

test('row k28: when 500 drafts were saved within a day there are no new ones, and those that exist are saved', async () => {
  const token = makeToken();
  await save(token);
  await backend.offline((postgres) =>
    postgres.exec(
      `insert into public.application_drafts (hash, texts)
      select encode(sha256(number::text::bytea), 'hex'), '{}' from generate_series(1, 500) as number`,
    ),
  );
  expect(await save(makeToken())).toMatchObject({ status: 429, body: { error: /tomorrow/ } });
  expect((await save(token, { full_name: 'Mara' })).status).toBe(200);
  expect((await read(token)).body.texts).toMatchObject({ full_name: 'Mara' });
  await age(2);
  expect((await save(makeToken())).status).toBe(200);
});

test.each<[string, object, number]>([
  ['the largest one', { project_description: '\u0e01'.repeat(10_000) }, 200],
  ['a text that is too long', { project_description: 'x'.repeat(10_001) }, 400],
  [
    'many texts that are too long together',
    { full_name: '\u0e01'.repeat(6000), email: '\u0e01'.repeat(6000) },
    400,
  ],
  ['a text that is no text', { full_name: { $ne: '' } }, 400],
  ['a null character', { full_name: 'nul \0' }, 400],
])('row k29: a draft with %s', async (_what, texts, status) => {
  expect((await save(makeToken(), texts)).status).toBe(status);
});

test.each(['', 'a', 'a'.repeat(21), `${'a'.repeat(21)}!`, 'a'.repeat(23)])(
  'row k29: a draft with the token %p, which is not one of ours, is refused',
  async (token) => {
    expect((await save(token)).status).toBe(400);
    expect((await read(token)).status).toBe(404);
  },
);
