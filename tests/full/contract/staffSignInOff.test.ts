import { useBackend } from '../../support/backend.ts';

const backend = useBackend();

test('row s1: without STAFF_PASSWORD nobody signs in, and is told why', async () => {
  for (const password of ['', 'undefined', 'correct horse battery']) {
    const { data, error } = await backend
      .anon()
      .auth.signInWithPassword({ email: 'kim@example.com', password });
    expect([data.session, error?.status, error?.message]).toEqual([
      null,
      422,
      'Nobody can sign in, because STAFF_PASSWORD is not set.',
    ]);
  }
});
