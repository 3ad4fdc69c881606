/**
 * The program behind `npm run test:deno`: runs the functions in Deno, as the edge runtime of Supabase does, against the
 * embedded services, sends forms, and reads a calendar. It downloads Deno, so it is not part of `npm test`.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedServices } from '#server/embeddedServices.ts';
import { makeToken } from '#lib/linkToken.ts';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { SERVICE_KEY, buildApplication, makeDataDir } from '../support/backend.ts';
import { pdf, zip } from '../support/files.ts';

const FUNCTIONS = join(__dirname, '../../src/supabase/functions');
const ORIGIN = 'https://festival.example';
const MAILS_SECRET = 'sesame';
const PUBLIC_KEY = 'sb_publishable_project';

async function main(): Promise<void> {
  const dataDir = await makeDataDir();
  const project = await startEmbeddedServices({ port: 0, dataDir, serviceKey: SERVICE_KEY });
  try {
    await withFunction('secure-file-upload', project.origin, checkUpload);
    await withFunction('email-subscribe', project.origin, checkSubscribe);
    await withFunction('vendor-application', project.origin, (send) => checkLink(send, project.origin));
    await withFunction('calendar', project.origin, checkCalendar);
    await withFunction('send-mails', project.origin, checkMails);
  } finally {
    await project.close();
    rmSync(dataDir, { recursive: true });
  }
}

type Send = (
  body: BodyInit,
  headers?: Record<string, string>,
) => Promise<[status: number, body: Record<string, string>]>;

async function checkUpload(send: Send): Promise<void> {
  const form = (bytes: Buffer, name: string) => {
    const data = new FormData();
    data.append('file', new Blob([new Uint8Array(bytes)]), name);
    return data;
  };
  const [status, { publicUrl = '' }] = await send(form(pdf(), 'a.pdf'));
  assert.equal(status, 200);
  assert.equal(await (await fetch(publicUrl)).text(), pdf().toString());
  assert.equal((await send(form(zip([{ name: 'a.exe' }]), 'a.zip')))[0], 422);
  assert.equal((await send(form(Buffer.alloc(12 * 1024 * 1024), 'a.pdf')))[0], 413);
  assert.equal((await send(form(pdf(), 'a.pdf'), { apikey: '' }))[0], 401);
  assert.equal((await send(form(pdf(), 'a.pdf'), { origin: 'https://evil.example' }))[0], 403);
  const forged = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}, 203.0.113.1` });
  for (let index = 0; index < 10; index += 1) await send(form(pdf(), 'a.exe'), forged(index));
  assert.equal((await send(form(pdf(), 'a.pdf'), forged(10)))[0], 429);
}

async function checkSubscribe(send: Send): Promise<void> {
  const first = await send('{"email":"a@example.com"}');
  assert.deepEqual(first, [200, { message: 'You have been added to the mailing list.' }]);
  assert.deepEqual(await send('{"email":"A@example.com"}'), first);
  assert.equal((await send('{"email":"a@b"}'))[0], 400);
}

async function checkLink(send: Send, origin: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(pdf())]), 'a.pdf');
  form.append('bucket', 'vendor-files');
  const headers = { apikey: embeddedAnonKey };
  const uploaded = await fetch(`${origin}/functions/v1/secure-file-upload`, {
    method: 'POST',
    body: form,
    headers,
  });
  const { publicUrl } = (await uploaded.json()) as { publicUrl: string };
  const applied = await fetch(`${origin}/rest/v1/vendor_applications`, {
    method: 'POST',
    body: JSON.stringify(buildApplication(publicUrl)),
    headers: { ...headers, 'content-type': 'application/json' },
  });
  assert.equal(applied.status, 201);
  const act = (fields: object) => send(JSON.stringify(fields));
  const [, { token }] = await act({ action: 'keep', file: publicUrl });
  assert.match(token ?? '', /^[\w-]{22}$/);
  assert.equal((await act({ action: 'read', token }))[0], 200);
  const [, { outcome }] = await act({ action: 'move', token, seen: 'submitted', target: 'withdrawn' });
  assert.equal(outcome, 'moved');
  const draft = { token: makeToken(), full_name: 'Robin Vega' };
  assert.deepEqual(await act({ action: 'saveDraft', ...draft }), [200, {}]);
  const [, { texts }] = await act({ action: 'readDraft', token: draft.token });
  assert.equal((texts as unknown as typeof draft).full_name, draft.full_name);
  assert.equal((await act({ action: 'erase', token }))[0], 200);
  assert.equal((await act({ action: 'read', token }))[0], 404);
}

async function checkMails(send: Send): Promise<void> {
  assert.equal((await send('', { authorization: 'Bearer wrong' }))[0], 401);
  // The applicants of the checks before have deleted what they sent.
  const sent = await send('', { authorization: `Bearer ${MAILS_SECRET}` });
  assert.deepEqual(sent, [200, { sent: 0, failed: 0 }]);
}

async function checkCalendar(_send: Send, address: string): Promise<void> {
  const response = await fetch(`${address}/day/sat.ics`);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-encoding'), 'gzip');
  const etag = response.headers.get('etag') ?? '';
  const text = await response.text();
  assert.match(
    text,
    /^BEGIN:VCALENDAR\r\n[^]*BEGIN:VTIMEZONE\r\n[^]*\r\nDTSTART;TZID=America\/Los_Angeles:20251025T/,
  );
  assert.equal((await fetch(`${address}/day/sat.ics`, { headers: { 'if-none-match': etag } })).status, 304);
  assert.equal((await fetch(`${address}/day/mon.ics`)).status, 404);
}

/** Runs a function on a free port during its checks. */
async function withFunction(
  name: string,
  project: string,
  check: (send: Send, address: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const deno = spawn(
    'npx',
    [
      '--yes',
      'deno@2.9.5',
      'run',
      '--no-check',
      '--no-lock',
      '--allow-net',
      '--allow-env',
      '--config',
      join(FUNCTIONS, name, 'deno.json'),
      join(FUNCTIONS, name, 'index.ts'),
    ],
    {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        // The certificates that npm trusts on this machine.
        DENO_TLS_CA_STORE: 'system',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        SUPABASE_URL: project,
        SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLIC_KEY }),
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: SERVICE_KEY }),
        ALLOWED_ORIGINS: ORIGIN,
        SANITY_API_HOST: project,
        SITE_URL: ORIGIN,
        MAIL_FROM: 'Festival <hello@festival.example>',
        RESEND_API_KEY: 'none',
        SEND_MAILS_SECRET: MAILS_SECRET,
      },
    },
  );
  let output = '';
  deno.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const address = `http://127.0.0.1:${port}/functions/v1/${name}`;
  try {
    while (!(await fetch(address).catch(() => undefined))) {
      assert.equal(deno.exitCode, null, output);
      await pause(200);
    }
    const send: Send = async (body, headers) => {
      const response = await fetch(address, {
        method: 'POST',
        body,
        headers: { apikey: PUBLIC_KEY, origin: ORIGIN, ...headers },
      });
      return [response.status, (await response.json()) as Record<string, string>];
    };
    await check(send, address);
    console.log(`${name}: runs in Deno`);
  } catch (error) {
    console.error(output);
    throw error;
  } finally {
    // npx starts Deno as a child: the whole process group is killed.
    if (deno.pid !== undefined && deno.exitCode === null) process.kill(-deno.pid);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
