import fs, { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReadCaller } from '#server/supabase/apiKeys.ts';
import { makeServiceKey, readServiceKey } from '#server/supabase/serviceKey.ts';
import { createSupabaseService } from '#server/supabase/supabaseService.ts';
import { serveEdgeFunction } from '#supabase/functions/_shared/edgeRuntime.ts';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { SERVICE_KEY } from '../../support/backend.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairground-keys-'));
  path = join(folder, 'service-role-key');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the service key is generated once, is secret, and differs between installations', () => {
  expect(readServiceKey(folder)).toBeUndefined();
  const key = makeServiceKey(folder);
  expect(key).toMatch(/^sb_secret_[\w-]{32}$/);
  expect([makeServiceKey(folder), readServiceKey(folder)]).toEqual([key, key]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['service-role-key']);
  const other = join(folder, 'other');
  expect(makeServiceKey(other)).not.toBe(key);
});

test.each(['', ' \n', 'sb_secret_', 'x'.repeat(31)])(
  'row b1: the key %j in the file is refused at start',
  (key) => {
    writeFileSync(path, key);
    const start = () => createSupabaseService({ dataDir: folder, publicUrl: () => '' });
    expect(start).toThrow(
      new Error(
        `${path} holds fewer than 32 characters, so it is not a service key: a full disk may have cut it off. Remove the file; a new key is then generated.`,
      ),
    );
  },
);

test('row b1: the key in the file does not matter if the variable is set', () => {
  writeFileSync(path, '');
  const start = () =>
    createSupabaseService({ dataDir: folder, serviceKey: SERVICE_KEY, publicUrl: () => '' });
  expect(start).not.toThrow();
});

test('row b3: a disk that is full while the key is written leaves no part of it', () => {
  const full = jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((file) => {
    fs.closeSync(fs.openSync(String(file), 'w'));
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  expect(() => makeServiceKey(folder)).toThrow('ENOSPC');
  full.mockRestore();
  expect(readdirSync(folder)).toEqual([]);
  const key = makeServiceKey(folder);
  expect(readFileSync(path, 'utf8')).toBe(key);
});

describe('row b2: an empty key never matches', () => {
  const asking = (headers: Record<string, string>) => new Request('http://localhost', { headers });

  test.each(['', ' '])('in the embedded backend, even if its own key were %j', (serviceKey) => {
    const callerOf = createReadCaller(serviceKey, () => undefined);
    for (const key of ['', ' ', serviceKey]) {
      expect(callerOf(asking({ apikey: key }))).toBeUndefined();
      expect(callerOf(asking({ apikey: key, authorization: `Bearer ${key}` }))).toBeUndefined();
    }
    expect(callerOf(asking({}))).toBeUndefined();
    expect(callerOf(asking({ apikey: embeddedAnonKey }))).toEqual({ role: 'anon' });
  });

  test('in a project whose list of public keys contains an empty one', async () => {
    const variables: Record<string, string> = {
      SUPABASE_URL: 'https://project.example',
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: SERVICE_KEY }),
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: '', other: 'sb_publishable_other' }),
      SUPABASE_ANON_KEY: '',
    };
    const Deno = { env: { get: (name: string) => variables[name] }, serve: jest.fn() };
    const worked = jest.fn(async () => new Response());
    Object.assign(globalThis, { Deno });
    serveEdgeFunction(({ isPublicKey }) => async ({ headers }) => {
      if (isPublicKey(headers.get('apikey') ?? '')) await worked();
      return new Response();
    });
    Reflect.deleteProperty(globalThis, 'Deno');
    const [[handle]] = Deno.serve.mock.calls as [[(request: Request) => Promise<Response>]];
    for (const headers of [{}, { apikey: '' }] as Record<string, string>[]) await handle(asking(headers));
    expect(worked).not.toHaveBeenCalled();
    await handle(asking({ apikey: 'sb_publishable_other' }));
    expect(worked).toHaveBeenCalledTimes(1);
  });
});
