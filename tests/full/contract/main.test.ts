import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { makeDataDir } from '../../support/backend.ts';
import {
  event,
  folder,
  ndjson,
  place,
  run,
  start,
  until,
  useProgramFolder,
} from '../../support/mainProgram.ts';

useProgramFolder();

test('a signal ends the server even while requests are running', async () => {
  const { child, origin, ended } = await start();
  const socket = connect(Number(new URL(origin).port), 'localhost');
  socket.on('error', () => undefined);
  socket.write(
    'POST /v1/data/query/production HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"query":',
  );
  // A response shows that the server has read the start of the other request as well.
  await fetch(origin);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, stderr: '' });
  socket.destroy();
});

test('variables are read from .env', async () => {
  writeFileSync(join(folder, '.env'), 'PORT=0\nDATASET=other.ndjson\n');
  writeFileSync(join(folder, 'other.ndjson'), ndjson({ ...event, nickname: 'Other' }, place(1)));
  const { child, output, ended } = await start({ PORT: undefined, DATASET: undefined });
  expect(output.stdout).toMatch(/ \(Other, October 25-26, 2025, America\/Los_Angeles\)\n$/);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test('rows c9 and c10: empty or truncated content is reported in one line and changes nothing', async () => {
  const many = Array.from({ length: 20 }, (_, number) => place(number));
  writeFileSync(join(folder, 'event.ndjson'), ndjson(event, ...many));
  const { output, query } = await start();
  const attempts: [string, string][] = [
    ['', 'no published documents'],
    [ndjson({ ...event, _id: 'drafts.festival-2025' }), 'no published documents'],
    [ndjson(...many), 'no published event with the _id "festival-2025" (EVENT_ID)'],
    [
      `${ndjson(event, ...many.slice(0, 9))}\n`,
      '10 documents where there were 21, so it may be cut off; start again to show it all the same',
    ],
  ];
  for (const [content, reason] of attempts) {
    const before = output.stderr.length;
    writeFileSync(join(folder, 'event.ndjson'), content);
    await until(() => output.stderr.endsWith('\n') && output.stderr.length > before);
    expect(output.stderr.slice(before)).toBe(`event.ndjson: ${reason}\n`);
    expect(await query('count(*)')).toBe(21);
  }
  writeFileSync(join(folder, 'event.ndjson'), ndjson(event, ...many.slice(0, 12)));
  await until(async () => (await query('count(*)')) === 13);
});

test('row c11: of a document that is nested 100,000 deep only the document is lost', async () => {
  const deep = `{"_id":"deep","_type":"place","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  writeFileSync(join(folder, 'event.ndjson'), `${ndjson(event, place(1))}\n${deep}\n${ndjson(place(2))}`);
  const { output, query } = await start();
  expect(output.stderr).toBe('Dropped document deep: nested deeper than 100\n');
  expect(await query('*[]{_id}._id')).toEqual(['festival-2025', 'place-1', 'place-2']);
});

test('row c8: with a Sanity and a Supabase project no embedded service is exposed', async () => {
  const { child, origin, output, ended } = await start({
    SANITY_PROJECT_ID: 'abcd1234',
    SANITY_DATASET: 'production',
    SUPABASE_URL: 'https://abcd1234.supabase.co',
    SUPABASE_ANON_KEY: 'sb_publishable_1',
    DATASET: 'gone.ndjson',
  });
  expect(output.stdout).toMatch(/ \(content from the Sanity project abcd1234\)\n$/);
  for (const path of [
    '/v2025-02-19/data/query/production?query=1',
    '/media/image/upload/afterglow/hero-loop-poster.jpg',
    '/rest/v1/vendor_applications',
    '/auth/v1/user',
    '/functions/v1/email-subscribe',
    '/storage/v1/object/public/vendor-files/a.pdf',
  ]) {
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 404]);
  }
  expect((await fetch(`${origin}/marketplace`)).status).toBe(200);
  expect(existsSync(join(folder, '.local'))).toBe(false);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, stderr: '' });
});

describe('the server prints one clear line and exits with code 1', () => {
  const failure = async (environment: NodeJS.ProcessEnv) => {
    const { code, stdout, stderr } = await run(environment).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    return stderr;
  };

  test('for a malformed variable', async () => {
    expect(await failure({ PORT: 'http' })).toBe(
      'PORT must be a whole number from 0 to 65535; it is "http".\n',
    );
  });

  test.each([{ TURNSTILE_SITE_KEY: '1x00000000000000000000AA' }, { TURNSTILE_SECRET_KEY: 'secret' }])(
    'for one key of a pair without the other: %j',
    async (half) => {
      expect(await failure(half)).toBe(
        'TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY belong together: one of them is missing.\n',
      );
    },
  );

  test('row b1: for a service key that was cut off on a full disk', async () => {
    mkdirSync(join(folder, '.local'));
    writeFileSync(join(folder, '.local/service-role-key'), '');
    expect(await failure({})).toBe(
      '.local/service-role-key holds fewer than 32 characters, so it is not a service key: a full disk may have cut it off. Remove the file; a new key is then generated.\n',
    );
  });

  test('for a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as AddressInfo;
    expect(await failure({ PORT: String(port) })).toBe(
      `Port ${port} is taken by another program. Set PORT to a free one.\n`,
    );
    other.close();
  });

  test('for a data folder that another server uses, which goes on', async () => {
    const { origin } = await start();
    expect(await failure({})).toMatch(
      /^\.local is in use by process \d+ on \S+\. Servers need a DATA_DIR each, or one Supabase project\.\n$/,
    );
    expect((await fetch(origin)).status).toBe(200);
  });

  test('for a dataset that does not exist', async () => {
    expect(await failure({ DATASET: 'gone.ndjson' })).toBe('gone.ndjson: no such file\n');
  });

  test('for a file with several events without the requested one', async () => {
    const events = ['a', 'b'].map((_id) => ({ ...event, _id }));
    writeFileSync(join(folder, 'events.ndjson'), ndjson(...events));
    expect(await failure({ DATASET: 'events.ndjson' })).toBe(
      'events.ndjson: no published event with the _id "festival-2025" (EVENT_ID); there is a, b\n',
    );
  });

  test('for a broken line of the dataset', async () => {
    writeFileSync(join(folder, 'broken.ndjson'), `${ndjson(event)}\n\n[]\n`);
    expect(await failure({ DATASET: 'broken.ndjson' })).toBe('broken.ndjson:3: not a JSON object\n');
  });

  test.each([
    ['', 'no published documents'],
    [ndjson(place(1)), 'no published event with the _id "festival-2025" (EVENT_ID)'],
    [ndjson({ ...event, _id: 'drafts.festival-2025' }), 'no published documents'],
  ])('row c9: for content without any valid document', async (content, reason) => {
    writeFileSync(join(folder, 'event.ndjson'), content);
    expect(await failure({})).toBe(`event.ndjson: ${reason}\n`);
  });

  test('for a site that has not been built', async () => {
    rmSync(join(folder, 'dist'), { recursive: true });
    expect(await failure({})).toBe('There is no site in dist/. Run npm run build first.\n');
  });
});

test('behind a trusted proxy each visitor has their own limits, and nobody sees drafts', async () => {
  const draft = { ...place(1), _id: 'drafts.place-1', name: 'Draft' };
  writeFileSync(join(folder, 'event.ndjson'), ndjson(event, place(1), draft));
  const { output, origin } = await start({
    TRUSTED_PROXIES: '127.0.0.0/8, ::1',
    DATA_DIR: await makeDataDir(folder),
  });
  async function signUp(visitor: string, number: number) {
    const response = await fetch(`${origin}/functions/v1/email-subscribe`, {
      method: 'POST',
      headers: { apikey: embeddedAnonKey, 'x-forwarded-for': `192.0.2.${number}, ${visitor}` },
      body: JSON.stringify({ email: `${number}@example.com` }),
    });
    return response.status;
  }
  const statuses: number[] = [];
  for (let number = 0; number < 11; number += 1) statuses.push(await signUp('198.51.100.1', number));
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  expect(await signUp('198.51.100.2', 11)).toBe(200);

  expect(output.stdout).not.toContain('Drafts');
  const names = encodeURIComponent('*[_type == "place"].name');
  const response = await fetch(`${origin}/v1/data/query/production?query=${names}&perspective=drafts`);
  expect(await response.json()).toMatchObject({ result: ['Place 1'] });
});
