import { request as httpRequest } from 'node:http';
import { type Listener, listen } from '#server/http/listen.ts';
import { readNetworks } from '#server/http/networks.ts';

const MIB = 1024 * 1024;
let listener: Listener;
let clients: (string | undefined)[];

beforeEach(async () => {
  clients = [];
  listener = await listen({
    port: 0,
    async handler(_request, clientAddress) {
      clients.push(clientAddress);
      return new Response('refused', { status: 403 });
    },
  });
});
afterEach(() => listener.close());

test('a client that sends 10 MB to a handler that reads none of it gets the response and may reuse the connection', async () => {
  for (let round = 0; round < 3; round += 1) {
    const response = await fetch(listener.origin, { method: 'POST', body: new Uint8Array(10 * MIB) });
    expect([response.status, await response.text(), response.headers.get('connection')]).toEqual([
      403,
      'refused',
      'keep-alive',
    ]);
  }
});

test('a client that sends without an end gets a response, and its connection is closed', async () => {
  let sent = 0;
  const response = await new Promise<{ status: number | undefined; connection: string | undefined }>(
    (resolve) => {
      const client = httpRequest(listener.origin, { method: 'POST' }, ({ statusCode, headers }) => {
        resolve({ status: statusCode, connection: headers.connection });
        client.destroy();
      });
      client.on('error', () => undefined);
      const send = () => {
        do sent += 1;
        while (!client.destroyed && client.write(Buffer.alloc(MIB)));
      };
      client.on('drain', send);
      send();
    },
  );
  expect(response).toEqual({ status: 403, connection: 'close' });
  expect(sent).toBeLessThan(100);
});

test('behind a trusted proxy the client’s address is the one that the proxy has appended', async () => {
  const behind = await listen({
    port: 0,
    trustedProxies: readNetworks('127.0.0.0/8, ::1'),
    async handler(_request, clientAddress) {
      return new Response(clientAddress);
    },
  });
  const headers = { 'x-forwarded-for': '203.0.113.1, 198.51.100.7' };
  expect(await (await fetch(behind.origin, { headers })).text()).toBe('198.51.100.7');
  await behind.close();
});

test('without a trusted proxy the client’s address is that of the connection, whatever a header claims', async () => {
  await fetch(listener.origin, {
    headers: { 'x-forwarded-for': '203.0.113.1', forwarded: 'for=203.0.113.1' },
  });
  expect(clients).toEqual([expect.stringMatching(/^(::1|(::ffff:)?127\.0\.0\.1)$/)]);
});
