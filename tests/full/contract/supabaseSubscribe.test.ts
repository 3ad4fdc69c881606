import { createServiceCall } from '#supabase/functions/_shared/serviceCall.ts';
import { createSubscribeHandler } from '#supabase/functions/email-subscribe/handler.ts';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { SERVICE_KEY, useBackend } from '../../support/backend.ts';

const backend = useBackend();

/** Sends the request of supabase-js, with every part set by the test. */
async function post(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${backend.origin()}/functions/v1/email-subscribe`, {
    method: 'POST',
    body,
    headers: { apikey: embeddedAnonKey, 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

test('row 46: new and known addresses cause the same calls and statements', async () => {
  const email = 'slow@example.com';
  /** Calls of the function to the project for one sign-up. */
  async function callsOfSigningUp() {
    const calls: unknown[] = [];
    const handle = createSubscribeHandler({
      call: createServiceCall({
        url: backend.origin(),
        serviceKey: SERVICE_KEY,
        async fetch(request) {
          const { method, url, headers } = request;
          calls.push([method, url, [...headers], await request.clone().text()]);
          return fetch(request);
        },
      }),
      isPublicKey: () => true,
      servesOrigin: () => true,
      publicUrl: backend.origin,
    });
    const body = JSON.stringify({ email });
    const response = await handle(new Request(backend.origin(), { method: 'POST', body }), '192.0.2.46');
    expect(response.status).toBe(200);
    return calls;
  }
  /** The transaction that wrote the row last, and when it was first written. */
  async function written() {
    let row: { xmin: string; created_at: Date } | undefined;
    await backend.offline(async (postgres) => {
      const { rows } = await postgres.query<{ xmin: string; created_at: Date }>(
        'select xmin::text, created_at from email_subscribers where email = $1',
        [email],
      );
      row = rows[0];
    });
    return row;
  }
  const asNew = await callsOfSigningUp();
  const first = await written();
  const asKnown = await callsOfSigningUp();
  const second = await written();
  expect(asKnown).toEqual(asNew);
  expect(asNew).toHaveLength(2);
  expect(second?.created_at).toEqual(first?.created_at);
  expect(second?.xmin).not.toBe(first?.xmin);
});

test('row 47: an address may try ten times a minute, and the real client gets the time to wait', async () => {
  const tries = [];
  for (let index = 0; index < 11; index += 1) tries.push(await post('{}', { 'x-from': '2001:db8:1:2::1' }));
  expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  expect(Number(tries[10]?.headers.get('retry-after'))).toBeGreaterThan(0);
  // One IPv6 network is one visitor; the next network is another.
  expect((await post('{}', { 'x-from': '2001:db8:1:2:ffff::9' })).status).toBe(429);
  expect((await post('{}', { 'x-from': '2001:db8:1:3::1' })).status).toBe(400);
});

test('row 47: a thousand sign-ups within a minute from different addresses are limited', async () => {
  const statuses: number[] = [];
  for (let batch = 0; batch < 20; batch += 1) {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => post('{}', { 'x-from': `192.0.${batch}.${index}` })),
    );
    statuses.push(...responses.map(({ status }) => status));
  }
  const accepted = statuses.filter((status) => status === 400).length;
  expect(accepted).toBeGreaterThan(200);
  expect(accepted).toBeLessThanOrEqual(300);
  expect(statuses.filter((status) => status === 429).length).toBe(1000 - accepted);
  // The limit is per minute: on a busy machine a thousand take longer than the default timeout.
});

test('row b7: requests counted before the clock was set back block nobody, and are deleted', async () => {
  const visitor = { 'x-from': '203.0.113.7' };
  for (let index = 0; index < 11; index += 1) await post('{}', visitor);
  await backend.offline((postgres) =>
    postgres.query(`update request_counts set requests = 1000, since = now() + interval '6 hours'`),
  );
  expect((await post('{}', visitor)).status).toBe(400);
  await backend.offline(async (postgres) => {
    const { rows } = await postgres.query('select from request_counts where since > now() or requests > 1');
    expect(rows).toEqual([]);
  });
});
