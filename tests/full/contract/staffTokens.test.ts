import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { createAccessTokens } from '#server/supabase/auth/accessTokens.ts';
import { SERVICE_KEY, useBackend } from '../../support/backend.ts';
import { STAFF_PASSWORD, apply, sessionOf, signIn } from '../../support/staff.ts';

const HOUR = 60 * 60_000;
const backend = useBackend({ staffPassword: STAFF_PASSWORD });

const tokensOf = (serviceKey = SERVICE_KEY, password = STAFF_PASSWORD) =>
  createAccessTokens(serviceKey, password);
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Calls a function of the database with a token. */
async function callWith(token: string, apikey = embeddedAnonKey): Promise<number> {
  const { status } = await fetch(`${backend.origin()}/rest/v1/rpc/staff_applications`, {
    method: 'POST',
    headers: { apikey, authorization: `Bearer ${token}` },
    body: '{}',
  });
  return status;
}

describe('row s2: a token is refused', () => {
  test('that has expired', async () => {
    const { session } = await sessionOf(backend);
    const { sub, session_id } = tokensOf().read(session.access_token) ?? {};
    const user = { id: sub ?? '', email: 'kim@example.com', sessionId: session_id ?? '' };
    expect(await callWith(tokensOf().sign(user))).toBe(200);
    jest.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - HOUR - 1000);
    expect(await callWith(tokensOf().sign(user))).toBe(401);
  });

  test('that was signed with another key or password, is changed, or has no signature', async () => {
    const { session } = await sessionOf(backend);
    const [header = '', payload = '', signature = ''] = session.access_token.split('.');
    const user = { id: session.user.id, email: 'kim@example.com', sessionId: session.user.id };
    const changed = encode({
      ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object),
      role: 'service_role',
    });
    const forged = {
      otherKey: tokensOf(`${SERVICE_KEY}x`).sign(user),
      otherPassword: tokensOf(SERVICE_KEY, 'another password').sign(user),
      changed: `${header}.${changed}.${signature}`,
      none: `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      noneSigned: `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
      unsigned: `${header}.${payload}.`,
      cut: `${header}.${payload}`,
      longer: `${session.access_token}.${signature}`,
      refresh: session.refresh_token,
      nothing: '',
    };
    for (const [kind, token] of Object.entries(forged)) {
      expect({ kind, status: await callWith(token) }).toEqual({ kind, status: 401 });
    }
    expect(await callWith(session.access_token)).toBe(200);
  });

  test('beside another key than the public one, or as a key', async () => {
    const { session } = await sessionOf(backend);
    for (const key of [SERVICE_KEY, session.access_token, ''])
      expect(await callWith(session.access_token, key)).toBe(401);
  });

  test('that was signed before the password was changed, or while nobody may sign in', async () => {
    const { session } = await sessionOf(backend);
    for (const password of ['another password', undefined])
      expect(createAccessTokens(SERVICE_KEY, password).read(session.access_token)).toBeUndefined();
  });
});

test('row s2: a token is no service key', async () => {
  const client = await signIn(backend, 'kim@example.com');
  const id = await apply(backend);
  const denied = [
    client.rpc('export_person', { address: 'robin@example.com' }),
    client.rpc('erase_applications', { applications: [id] }),
    client.rpc('move_application', {
      application: id,
      seen: 'submitted',
      target: 'declined',
      actor: 'organiser',
      reason: null,
      offer: null,
    }),
    client.from('vendor_applications').update({ status: 'accepted' }).eq('id', id),
    client.from('application_reviews').insert({ application_id: id, score: 5 }),
    client.from('staff').insert({ name: 'x' }),
    client.from('staff').delete().eq('name', 'x'),
    client.from('application_links').select(),
    client.from('email_subscribers').select(),
    client.from('uploaded_files').select(),
  ];
  for (const attempt of denied) {
    const { status, error } = await attempt;
    expect([status, error?.code]).toEqual([403, '42501']);
  }
  expect((await client.schema('auth').from('users').select()).error?.code).toBe('PGRST106');
  const { error } = await client.storage.from('vendor-files').upload('x.pdf', 'x');
  expect(error?.message).toBe('This needs the service key');
});
