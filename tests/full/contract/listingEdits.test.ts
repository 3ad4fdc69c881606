import * as actions from '../../support/applicantActions.ts';
import {
  EDIT,
  type Listing,
  accept,
  applyAndAccept,
  move,
  uploaded,
} from '../../support/applicantActions.ts';
import { buildApplication, useBackend } from '../../support/backend.ts';
import { pdf } from '../../support/files.ts';
import { STAFF_PASSWORD, applicationFor, signIn } from '../../support/staff.ts';

const backend = useBackend({ staffPassword: STAFF_PASSWORD });

const act = (fields: object, from?: string) => actions.act(backend, fields, from);
const edit = (token: string, fields: object = {}) =>
  act({ action: 'edit', token, seen: '', ...EDIT, ...fields });

async function listingFor(token: string): Promise<Listing | null | undefined> {
  return (await act({ action: 'read', token })).body.application?.listing;
}

/** The version of the listing. */
const versionOf = async (token: string) => (await listingFor(token))?.edited_at ?? '';

async function editRows(id: string): Promise<object[]> {
  const { data } = await backend.service().from('listing_edits').select('*');
  return (data as { application_id: string }[]).filter(({ application_id }) => application_id === id);
}

const { file: _file, ...TEXTS } = EDIT;

test('a vendor edits the listing of an accepted application, and organisers see the edit', async () => {
  const kim = await signIn(backend, 'kim@example.com');
  const { token, id, file } = await applyAndAccept(backend);
  expect(await listingFor(token)).toEqual({
    name: 'Vega Prints',
    description: 'Risograph prints and stickers.',
    website: 'https://vega.example/',
    instagram: 'https://www.instagram.com/vegaprints',
    picture: file,
    state: 'unchanged',
    edited_at: null,
    reason: null,
  });
  expect((await applicationFor(kim, id))?.listing).toBeNull();
  const picture = await uploaded(backend);
  const { status, body } = await edit(token, { file: picture });
  const edited = {
    ...TEXTS,
    picture,
    state: 'waiting',
    edited_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+\+00:00$/),
    reason: null,
  };
  expect({ status, body }).toEqual({
    status: 200,
    body: { outcome: 'saved', application: expect.objectContaining({ id, listing: edited }) },
  });
  expect(await listingFor(token)).toEqual(edited);
  expect((await applicationFor(kim, id))?.listing).toEqual(body.application?.listing);
});

test('a newer edit replaces the one before, and empties the website', async () => {
  const { token, id } = await applyAndAccept(backend);
  await edit(token);
  const seen = await versionOf(token);
  const { body } = await edit(token, { seen, website: '', name: 'Vega' });
  expect(body).toMatchObject({ outcome: 'saved', application: { listing: { name: 'Vega', website: null } } });
  expect((await versionOf(token)) > seen).toBe(true);
  expect(await editRows(id)).toHaveLength(1);
});

test('an edit whose answer was lost is sent again, and stays one edit', async () => {
  const { token } = await applyAndAccept(backend);
  const file = await uploaded(backend);
  const first = await edit(token, { file });
  expect(await edit(token, { file })).toEqual(first);
});

test('the version of an edit grows even if the clock is set back', async () => {
  const { token } = await applyAndAccept(backend);
  await edit(token);
  await backend.offline((postgres) =>
    postgres.exec(`update public.listing_edits set edited_at = now() + interval '1 day'`),
  );
  const seen = await versionOf(token);
  expect((await edit(token, { seen, name: 'Vega' })).body.outcome).toBe('saved');
  expect((await versionOf(token)) > seen).toBe(true);
});

test('row k19: of two edits at once one is saved, and the other one hears of it and is not written', async () => {
  const { token, id } = await applyAndAccept(backend);
  const answers = await Promise.all(['One', 'Two'].map((name) => edit(token, { name })));
  const saved = answers.findIndex(({ body }) => body.outcome === 'saved');
  const winner = ['One', 'Two'][saved];
  expect(answers.map(({ body }) => body.outcome).sort()).toEqual(['changed', 'saved']);
  for (const { body } of answers) expect(body.application?.listing).toMatchObject({ name: winner });
  expect(await editRows(id)).toMatchObject([{ name: winner }]);
});

test.each<[string, Parameters<typeof move>[2] | undefined]>([
  ['submitted', undefined],
  ['declined', { seen: 'accepted', target: 'declined' }],
  ['withdrawn', { seen: 'accepted', target: 'withdrawn', actor: 'applicant' }],
])('row k18: the listing of an application that is %s cannot be edited', async (status, step) => {
  const { token, id } = await actions.applyAndKeep(backend);
  if (step) {
    await accept(backend, id);
    expect(await move(backend, id, step)).toBe('moved');
  }
  const { body } = await edit(token);
  expect(body).toMatchObject({ outcome: 'refused', application: { status, listing: null } });
  expect(await editRows(id)).toEqual([]);
});

test('row k18: an edit is hidden, and stays as it is, once its application is declined', async () => {
  const { token, id } = await applyAndAccept(backend);
  await edit(token);
  const seen = await versionOf(token);
  await move(backend, id, { seen: 'accepted', target: 'declined' });
  expect((await edit(token, { seen, name: 'Late' })).body).toMatchObject({
    outcome: 'refused',
    application: { listing: null },
  });
  expect(await editRows(id)).toMatchObject([{ name: EDIT.name, state: 'waiting' }]);
});

describe('fields', () => {
  let vendor: Awaited<ReturnType<typeof applyAndAccept>>;
  beforeAll(async () => {
    vendor = await applyAndAccept(backend);
  }, 60_000);

  test.each<[row: string, what: string, fields: Record<string, unknown>]>([
    ['k17', 'a blank name', { name: ' ' }],
    ['k17', 'a long name', { name: 'x'.repeat(201) }],
    ['k17', 'no name', { name: undefined }],
    ['k17', 'a list of names', { name: ['Vega'] }],
    ['k17', 'a blank description', { description: '\n' }],
    ['k17', 'a long description', { description: 'x'.repeat(5001) }],
    ['k17', 'a long description of tents', { description: '\u{1F3AA}'.repeat(5001) }],
    ['k17', 'an endless description', { description: 'x'.repeat(40_000) }],
    ['k17', 'half a character', { description: 'half \ud800' }],
    ['k17', 'a script as website', { website: 'javascript:alert(1)' }],
    ['k17', 'a user in the website', { website: 'https://user@evil.example/' }],
    ['k17', 'a long website', { website: `https://vega.example/${'x'.repeat(2048)}` }],
    ['k17', 'no Instagram', { instagram: '' }],
    ['k17', 'an Instagram elsewhere', { instagram: 'https://instagram.com.evil.example/vega' }],
    ['k16', 'a file elsewhere', { file: 'https://evil.example/a.png' }],
    ['k16', 'a script as file', { file: 'javascript:alert(1)' }],
    ['k10', 'a version that is no time', { seen: 'yesterday' }],
    ['k10', 'a version on 31 February', { seen: '2031-02-31T00:00:00+00:00' }],
    ['k10', 'a version in month 13', { seen: '2031-13-01T00:00:00+00:00' }],
    ['k10', 'a version without a time', { seen: '2031-02-01' }],
  ])('row %s: of an edit with %s are refused', async (_row, _what, fields) => {
    const { status, body } = await edit(vendor.token, fields);
    expect([status, body.error]).toEqual([400, expect.any(String)]);
    expect(await editRows(vendor.id)).toEqual([]);
  });

  test('row k10: of other actions are as short as before', async () => {
    const token = 'x'.repeat(2049);
    for (const action of ['read', 'move', 'end'])
      expect((await act({ action, token, seen: 'submitted', target: 'withdrawn' })).status).toBe(400);
    expect(
      (await act({ action: 'read', token: vendor.token, ...TEXTS, more: 'ä'.repeat(2048) })).status,
    ).toBe(400);
  });

  test('row k16: of an edit never take the file of another application or of another edit', async () => {
    const [other, third] = [await applyAndAccept(backend), await actions.applyAndKeep(backend)];
    const file = await uploaded(backend);
    expect((await edit(other.token, { file })).body.outcome).toBe('saved');
    for (const taken of [file, other.file, third.file])
      expect((await edit(vendor.token, { file: taken })).status).toBe(400);
    expect(await editRows(vendor.id)).toEqual([]);
    expect(await listingFor(other.token)).toMatchObject({ picture: file });
  });

  test('row k17: of an edit are texts in any language, and markup is text', async () => {
    const longest = '\u{1F3AA}'.repeat(5000);
    const markup = '<script>alert(1)</script>';
    const { body } = await edit(vendor.token, { name: markup, description: longest });
    expect(body).toMatchObject({
      outcome: 'saved',
      application: { listing: { name: markup, description: longest } },
    });
  });
});

describe('the file', () => {
  const statusOf = async (address: string) => (await fetch(address)).status;
  /** An upload removes what nothing uses. */
  const sweep = () => backend.uploadFile(pdf(), 'plan.pdf');
  const age = () =>
    backend.offline((postgres) =>
      postgres.exec(`update public.uploaded_files set uploaded_at = now() - interval '25 hours'`),
    );

  test('of an edit stays as long as the edit, and is removed when a newer one replaces it', async () => {
    const { token, file: own } = await applyAndAccept(backend);
    const [first, second] = [await uploaded(backend), await uploaded(backend)];
    await edit(token, { file: first });
    await age();
    await sweep();
    expect(await Promise.all([own, first, second].map(statusOf))).toEqual([200, 200, 404]);
    const third = await uploaded(backend);
    await edit(token, { seen: await versionOf(token), file: third });
    await sweep();
    expect(await Promise.all([own, first, third].map(statusOf))).toEqual([200, 404, 200]);
    await edit(token, { seen: await versionOf(token), name: 'Vega' });
    expect(await listingFor(token)).toMatchObject({ name: 'Vega', picture: third });
    await edit(token, { seen: await versionOf(token), file: own });
    await sweep();
    expect(await listingFor(token)).toMatchObject({ picture: own });
    expect(await Promise.all([own, third].map(statusOf))).toEqual([200, 404]);
  });

  test('of an edit is deleted with the application', async () => {
    const { token, id, file: own } = await applyAndAccept(backend);
    const picture = await uploaded(backend);
    await edit(token, { file: picture });
    expect((await act({ action: 'erase', token })).status).toBe(200);
    expect(await Promise.all([own, picture].map(statusOf))).toEqual([404, 404]);
    expect(await editRows(id)).toEqual([]);
  });

  test('row k20: of an edit that somebody applies with again stays until both are deleted', async () => {
    const { token } = await applyAndAccept(backend);
    const shared = await uploaded(backend);
    await edit(token, { file: shared });
    const { error } = await backend.anon().from('vendor_applications').insert(buildApplication(shared));
    expect(error).toBeNull();
    const second = (await act({ action: 'keep', file: shared })).body.token ?? '';
    expect((await act({ action: 'erase', token: second })).status).toBe(200);
    expect(await statusOf(shared)).toBe(200);
    expect((await act({ action: 'erase', token })).status).toBe(200);
    expect(await statusOf(shared)).toBe(404);
  });
});

test('row k15: edits again and again stay one edit with one file', async () => {
  const { token, id } = await applyAndAccept(backend);
  const files: string[] = [];
  const outcomes: unknown[] = [];
  for (let count = 0; count < 5; count += 1) {
    files.push(await uploaded(backend));
    const fields = { seen: await versionOf(token), name: `Vega ${count}`, file: files.at(-1) };
    outcomes.push((await edit(token, fields)).body.outcome);
  }
  expect(outcomes).toEqual(files.map(() => 'saved'));
  await uploaded(backend);
  const statuses = await Promise.all(files.map(async (file) => (await fetch(file)).status));
  expect(statuses).toEqual([404, 404, 404, 404, 200]);
  expect(await editRows(id)).toHaveLength(1);
  expect(await actions.mailKinds(backend, id)).toEqual(['received', 'offered', 'accepted']);
});

test('row k15: edits of one visitor are limited', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1)
    statuses.push((await act({ action: 'edit', token: 'x', ...EDIT }, '10.8.0.2')).status);
  expect(statuses.slice(-2)).toEqual([404, 429]);
});
