import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { useBackend } from '../../support/backend.ts';
import { STAFF_PASSWORD, sessionOf } from '../../support/staff.ts';

const backend = useBackend({ staffPassword: STAFF_PASSWORD });

describe('an organiser', () => {
  test('signs in with any address and the password, and is told who they are', async () => {
    const { client, session } = await sessionOf(backend, 'Kim@Example.com');
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect((await client.auth.getUser()).data.user).toMatchObject({ email: 'kim@example.com' });
    expect((await client.rpc('is_staff')).data).toBe(true);
  });

  test('is the same person when they sign in again', async () => {
    const [first, second] = [await sessionOf(backend), await sessionOf(backend)];
    expect(second.session.user.id).toBe(first.session.user.id);
    expect(second.session.refresh_token).not.toBe(first.session.refresh_token);
  });

  test('stays signed in: the session is renewed', async () => {
    const { client, session } = await sessionOf(backend);
    const { data, error } = await client.auth.refreshSession();
    expect([error, data.user?.id]).toEqual([null, session.user.id]);
    expect((await client.rpc('is_staff')).data).toBe(true);
  });

  test('row s4: signs out, which ends their session', async () => {
    const { client, session } = await sessionOf(backend);
    const other = await sessionOf(backend);
    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
    const { error } = await backend.anon().auth.refreshSession(session);
    expect([error?.status, error?.code]).toEqual([400, 'refresh_token_not_found']);
    expect((await backend.anon().auth.getUser(session.access_token)).error?.name).toBe(
      'AuthSessionMissingError',
    );
    expect((await other.client.auth.refreshSession()).error).toBeNull();
  });

  test('row s4: signs out on all devices at once', async () => {
    const [here, there] = [await sessionOf(backend), await sessionOf(backend)];
    const colleague = await sessionOf(backend, 'lou@example.com');
    expect((await here.client.auth.signOut()).error).toBeNull();
    expect((await there.client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await colleague.client.auth.refreshSession()).error).toBeNull();
  });

  test('row s4: signs in again after twelve hours', async () => {
    const { client } = await sessionOf(backend);
    await backend.offline((postgres) =>
      postgres.exec("update auth.sessions set not_after = not_after - interval '12 hours'"),
    );
    expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  });
});

describe('row s1: nobody signs in', () => {
  test('with a wrong password, or a malformed address, and both are told the same', async () => {
    const attempts = [
      { email: 'kim@example.com', password: `${STAFF_PASSWORD}!` },
      { email: 'nobody@example.com', password: STAFF_PASSWORD.toUpperCase() },
      { email: 'kim', password: STAFF_PASSWORD },
      { email: `${'x'.repeat(200)}@example.com`, password: STAFF_PASSWORD },
      { email: 'kim@example.com', password: '' },
    ];
    for (const attempt of attempts) {
      const { data, error } = await backend.anon().auth.signInWithPassword(attempt);
      expect({ attempt, session: data.session, status: error?.status, message: error?.message }).toEqual({
        attempt,
        session: null,
        status: 400,
        message: 'Invalid login credentials',
      });
    }
  });

  test.each(['', '{', 'null', '[]', '{"email": 1, "password": 2}', `"${'x'.repeat(5000)}"`])(
    'with the body %.20s',
    async (body) => {
      for (const grant of ['password', 'refresh_token']) {
        const { status } = await fetch(`${backend.origin()}/auth/v1/token?grant_type=${grant}`, {
          method: 'POST',
          headers: { apikey: embeddedAnonKey },
          body,
        });
        expect({ grant, status }).toEqual({ grant, status: 400 });
      }
    },
  );

  test('in the eleventh attempt of a minute, even with the password', async () => {
    const attempt = (password: string, from: string) =>
      fetch(`${backend.origin()}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: embeddedAnonKey, 'x-from': from },
        body: JSON.stringify({ email: 'kim@example.com', password }),
      });
    for (let count = 0; count < 10; count += 1) {
      expect((await attempt('wrong', '203.0.113.9')).status).toBe(400);
    }
    const limited = await attempt(STAFF_PASSWORD, '203.0.113.9');
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).toMatch(/^[1-6]?\d$/);
    expect(await limited.json()).toMatchObject({ msg: expect.stringMatching(/^Too many requests/) });
    expect((await attempt(STAFF_PASSWORD, '203.0.113.10')).status).toBe(200);
  });

  test('by another way than a password, or without a key', async () => {
    const paths = ['signup', 'token?grant_type=pkce', 'token', 'admin/users', 'otp'];
    for (const path of paths) {
      const send = (headers: Record<string, string>) =>
        fetch(`${backend.origin()}/auth/v1/${path}`, { method: 'POST', headers, body: '{}' });
      expect({ path, status: (await send({ apikey: embeddedAnonKey })).status }).toEqual({
        path,
        status: 404,
      });
      expect({ path, status: (await send({})).status }).toEqual({ path, status: 401 });
    }
    for (const [method, path] of [
      ['GET', 'user'],
      ['POST', 'logout'],
    ] as const) {
      const headers = { apikey: embeddedAnonKey };
      expect((await fetch(`${backend.origin()}/auth/v1/${path}`, { method, headers })).status).toBe(401);
    }
  });
});

test('passwords and tokens are not stored', async () => {
  const { session } = await sessionOf(backend);
  await backend.offline(async (postgres) => {
    const { rows } = await postgres.query('select * from auth.users, auth.sessions, public.staff');
    const stored = JSON.stringify(rows);
    expect(stored).toContain('kim@example.com');
    for (const secret of [STAFF_PASSWORD, session.refresh_token, session.access_token])
      expect(stored).not.toContain(secret);
  });
});
