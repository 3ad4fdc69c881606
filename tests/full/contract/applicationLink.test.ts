import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as actions from '../../support/applicantActions.ts';
import { useBackend } from '../../support/backend.ts';
import { pdf } from '../../support/files.ts';

const backend = useBackend();

const act = (fields: object | string, from?: string) => actions.act(backend, fields, from);
const applyAndKeep = (overrides?: Record<string, unknown>) => actions.applyAndKeep(backend, overrides);
const mailKinds = (id: string) => actions.mailKinds(backend, id);

const claim = () => backend.service().rpc('claim_mails', { most: 100 });

const offer = (id: string, booth: string) =>
  backend.service().rpc('move_application', {
    application: id,
    seen: 'submitted',
    target: 'offered',
    actor: 'organiser',
    reason: 'Next to the entrance.',
    offer: { event: '', booth, answer_by: '2099-01-01T00:00:00Z' },
  });

test('the browser that has sent an application gets a link, with which the applicant sees it', async () => {
  const { token } = await applyAndKeep();
  expect(token).toMatch(/^[\w-]{22}$/);
  expect((await act({ action: 'read', token })).body.application).toEqual({
    id: expect.any(String),
    created_at: expect.any(String),
    status: 'submitted',
    company_name: 'Vega Prints',
    contact_email: expect.stringContaining('@example.com'),
    reason: null,
    booth: null,
    event: null,
    answer_by: null,
    listing: null,
    answers: expect.objectContaining({ name: 'Vega Prints', edited_at: null }),
  });
});

test('row k2: a link is given only for a file of an application, in its first ten minutes', async () => {
  const { body } = await backend.uploadFile(pdf(), 'plan.pdf');
  for (const file of [body.publicUrl, '', 'https://evil.example/'])
    expect((await act({ action: 'keep', file })).status).toBe(404);
  const file = await actions.sendApplication(backend);
  await backend.offline((postgres) =>
    postgres.exec(`update public.vendor_applications set created_at = now() - interval '11 minutes'`),
  );
  expect((await act({ action: 'keep', file })).status).toBe(404);
});

test('row k4: an applicant sees an offer, and accepts it once', async () => {
  const { token, id } = await applyAndKeep();
  await offer(id, 'L1');
  expect((await act({ action: 'read', token })).body.application).toMatchObject({
    status: 'offered',
    reason: 'Next to the entrance.',
    booth: 'L1',
    answer_by: '2099-01-01T00:00:00+00:00',
  });
  const accept = { action: 'move', token, seen: 'offered', target: 'accepted' };
  const answers = await Promise.all([act(accept), act(accept)]);
  expect(answers.map(({ body }) => body.outcome).sort()).toEqual(['changed', 'moved']);
  for (const { body } of answers)
    expect(body.application).toMatchObject({ status: 'accepted', booth: 'L1', reason: null });
});

test('row k3: an applicant cannot decide for the organisers', async () => {
  const { token } = await applyAndKeep();
  for (const target of ['offered', 'accepted', 'published', 'in-review', 'declined', 'submitted']) {
    const { body } = await act({ action: 'move', token, seen: 'submitted', target });
    expect(body).toMatchObject({ outcome: 'refused', application: { status: 'submitted' } });
  }
});

test('row k3: an applicant withdraws, and an application of another one stays', async () => {
  const [one, other] = [await applyAndKeep(), await applyAndKeep()];
  const { body } = await act({ action: 'move', token: one.token, seen: 'submitted', target: 'withdrawn' });
  expect(body).toMatchObject({ outcome: 'moved', application: { id: one.id, status: 'withdrawn' } });
  expect((await act({ action: 'read', token: other.token })).body.application).toMatchObject({
    id: other.id,
    status: 'submitted',
  });
});

test('row k1: an applicant deletes the application, its file and its link', async () => {
  const { file, token, id } = await applyAndKeep();
  const name = new URL(file).pathname.split('/').at(-1) ?? '';
  const path = join(backend.dataDir(), 'files', name);
  expect((await fetch(file)).status).toBe(200);
  expect((await act({ action: 'erase', token })).status).toBe(200);
  expect((await act({ action: 'read', token })).status).toBe(404);
  expect((await fetch(file)).status).toBeGreaterThanOrEqual(400);
  expect(existsSync(path)).toBe(false);
  const { data } = await backend.service().from('vendor_applications').select('id');
  expect(data).not.toContainEqual({ id });
});

test('row k1: an applicant ends all links at once', async () => {
  const { file, token } = await applyAndKeep();
  const second = (await act({ action: 'keep', file })).body.token ?? '';
  expect((await act({ action: 'read', token: second })).status).toBe(200);
  expect((await act({ action: 'end', token })).status).toBe(200);
  for (const ended of [token, second]) expect((await act({ action: 'read', token: ended })).status).toBe(404);
});

test('rows k8 and k9: a link is sent again to the address of the application only, and not twice in five minutes', async () => {
  const { id } = await applyAndKeep({ contact_email: 'Kit@Example.com' });
  await claim();
  const known = await act({ action: 'resend', email: ' kit@example.com ' });
  const unknown = await act({ action: 'resend', email: 'nobody@example.com' });
  expect([known.status, known.body]).toEqual([200, {}]);
  expect(unknown).toEqual(known);
  // Both requests do the same; only sending looks the address up.
  expect(await mailKinds(id)).toEqual(['received']);
  const { data } = await claim();
  expect(data).toEqual([
    expect.objectContaining({ kind: 'link', application_id: id, contact_email: 'Kit@Example.com' }),
  ]);
  await act({ action: 'resend', email: 'kit@example.com' });
  expect((await claim()).data).toEqual([]);
});

test('row k9: at most a thousand requests for a link wait', async () => {
  await claim();
  const waiting = async () => {
    let count = 0;
    await backend.offline(async (postgres) => {
      const { rows } = await postgres.query<{ count: number }>(
        'select count(*)::integer as count from public.link_requests',
      );
      count = rows[0]?.count ?? -1;
    });
    return count;
  };
  await backend.offline((postgres) =>
    postgres.exec(
      `insert into public.link_requests select 'visitor-' || number || '@example.com' from generate_series(1, 999) as number`,
    ),
  );
  for (const email of ['last@example.com', 'later@example.com'])
    expect((await act({ action: 'resend', email })).status).toBe(200);
  expect(await waiting()).toBe(1000);
  await claim();
  expect(await waiting()).toBe(0);
});

test('row k11: a mail that could not be sent is due again, later each time, and is given up after eight attempts', async () => {
  const { id } = await applyAndKeep();
  const dueIn = async () => {
    const { data } = await backend.service().from('application_mails').select('*');
    const mail = (data as { id: string; application_id: string; due_at: string | null }[]).find(
      ({ application_id }) => application_id === id,
    );
    return {
      id: mail?.id,
      minutes: mail?.due_at == null ? null : (Date.parse(mail.due_at) - Date.now()) / 60_000,
    };
  };
  const waits: (number | null)[] = [];
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await claim();
    const { id: mail } = await dueIn();
    await backend.service().rpc('report_mail', { mail, problem: 'The mail server is busy.' });
    const { minutes } = await dueIn();
    waits.push(minutes === null ? null : Math.round(minutes));
    await backend.offline((postgres) =>
      postgres.exec('update public.application_mails set due_at = now() where due_at is not null'),
    );
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, null]);
});

test('row k11: a mail that was sent is never due again', async () => {
  const { id } = await applyAndKeep();
  const { data } = await claim();
  const mail = (data as { id: string; application_id: string }[]).find(
    ({ application_id }) => application_id === id,
  );
  await backend.service().rpc('report_mail', { mail: mail?.id, problem: null });
  await backend.service().rpc('report_mail', { mail: mail?.id, problem: 'late' });
  await backend.offline((postgres) =>
    postgres.exec('update public.application_mails set due_at = now() where due_at is not null'),
  );
  const again = (await claim()).data as { application_id: string }[];
  expect(again.map(({ application_id }) => application_id)).not.toContain(id);
});

test.each<[string, object | string, number]>([
  ['no JSON', '{', 400],
  ['a list', '[]', 400],
  ['no action', {}, 400],
  ['an unknown action', { action: 'publish' }, 400],
  ['a name that every object has', { action: 'constructor' }, 400],
  ['a token that is no text', { action: 'read', token: { $ne: '' } }, 400],
  ['a null character', { action: 'resend', email: 'a\0@example.com' }, 400],
  ['a long token', { action: 'read', token: 'x'.repeat(2049) }, 400],
  ['much', { action: 'read', token: 'x', more: 'x'.repeat(5000) }, 400],
  ['no token', { action: 'read' }, 404],
  ['an unknown token', { action: 'erase', token: 'AAAAAAAAAAAAAAAAAAAAAA' }, 404],
  ['a hash for a token', { action: 'end', token: 'a'.repeat(64) }, 404],
])('row k10: a request with %s is refused', async (_what, fields, status) => {
  expect((await act(fields)).status).toBe(status);
});

test('row k1: guesses of one visitor are limited', async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 31; guess += 1)
    statuses.push((await act({ action: 'read', token: `guess-${guess}` }, '10.8.0.1')).status);
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404));
  expect(statuses[30]).toBe(429);
});
