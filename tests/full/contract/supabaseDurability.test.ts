import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { listen } from '#server/http/listen.ts';
import { createSupabaseService } from '#server/supabase/supabaseService.ts';
import { createUploadHandler } from '#supabase/functions/secure-file-upload/handler.ts';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import {
  SERVICE_KEY,
  buildApplication,
  connect,
  fileForm,
  makeDataDir,
  useBackend,
} from '../../support/backend.ts';
import { eventually } from '../../support/eventually.ts';
import { pdf, pdfOf } from '../../support/files.ts';
import { type KillableBackend, startKillableBackend } from '../../support/killableBackend.ts';

const backend = useBackend();
const upload = async () => (await backend.uploadFile(pdf(), 'plan.pdf')).body.publicUrl ?? '';
const apply = (publicUrl: string) =>
  backend.anon().from('vendor_applications').insert(buildApplication(publicUrl));
const statusOf = async (publicUrl: string) => (await fetch(publicUrl)).status;

async function applications(): Promise<string[]> {
  const { data } = await backend.service().from('vendor_applications').select('product_images_url');
  return (data ?? []).map(({ product_images_url }) => String(product_images_url));
}

test('row g9: rows and files are still there after a restart', async () => {
  const publicUrl = await upload();
  await apply(publicUrl);
  await backend.offline();
  expect(await applications()).toContain(publicUrl);
  expect(Buffer.from(await (await fetch(publicUrl)).arrayBuffer()).equals(pdf())).toBe(true);
  // The response was lost and the form is sent again: still one row.
  expect((await apply(publicUrl)).error?.code).toBe('23505');
});

test('row g8: a process that was killed while Postgres wrote its lock file does not block the next one', async () => {
  const publicUrl = await upload();
  await apply(publicUrl);
  await backend.offline(async (postgres) => {
    await postgres.close();
    writeFileSync(join(backend.dataDir(), 'database/postmaster.pid'), '');
  });
  expect(await applications()).toContain(publicUrl);
});

describe('row g7: an upload', () => {
  const age = (hours: number) =>
    backend.offline((postgres) =>
      postgres.query(`update uploaded_files set uploaded_at = now() - make_interval(hours => $1)`, [hours]),
    );

  test('that no application references is kept for a day', async () => {
    const publicUrl = await upload();
    await age(23);
    await upload();
    expect(await statusOf(publicUrl)).toBe(200);
    expect((await apply(publicUrl)).status).toBe(201);
  });

  test('that no application references is removed when the backend is opened after a day; a referenced one stays', async () => {
    const [orphan, named] = [await upload(), await upload()];
    await apply(named);
    await age(25);
    await eventually(async () => expect(await statusOf(orphan)).toBe(404));
    expect(await statusOf(named)).toBe(200);
    expect((await apply(orphan)).error?.code).toBe('23503');
    const { data } = await backend.service().from('uploaded_files').select('public_url');
    const known = (data ?? []).map(({ public_url }) => public_url);
    expect(known).toContain(named);
    expect(known).not.toContain(orphan);
    // Files on disk match the rows.
    expect(readdirSync(join(backend.dataDir(), 'files/vendor-files')).length).toBe(known.length);
  });

  test('whose removal was interrupted is removed by the next sweep', async () => {
    const orphan = await upload();
    await backend.offline((postgres) =>
      postgres.query('update uploaded_files set public_url = null where public_url = $1', [orphan]),
    );
    await eventually(async () => expect(await statusOf(orphan)).toBe(404));
  });

  test('removes unused uploads from before', async () => {
    const calls: unknown[] = [];
    const handle = createUploadHandler({
      async call(path, { method, json }) {
        calls.push([method, path.replace(/[0-9a-f-]{36}/, 'new'), json]);
        if (path.endsWith('count_request')) return 0;
        return path.endsWith('withdraw_orphans') ? ['old.pdf'] : undefined;
      },
      isPublicKey: () => true,
      servesOrigin: () => true,
      publicUrl: () => 'https://project.example',
    });
    const body = fileForm(pdf(), 'plan.pdf');
    const request = new Request('https://project.example', { method: 'POST', body });
    expect((await handle(request, '192.0.2.1')).status).toBe(200);
    expect(calls.slice(2)).toEqual([
      ['POST', '/storage/v1/object/vendor-files/new.pdf', undefined],
      ['POST', '/rest/v1/rpc/withdraw_orphans', {}],
      ['DELETE', '/storage/v1/object/vendor-files', { prefixes: ['old.pdf'] }],
      ['POST', '/rest/v1/rpc/forget_files', { names: ['old.pdf'] }],
      ['POST', '/rest/v1/rpc/erase_old_drafts', {}],
    ]);
  });

  test('of an application is never removed by a sweep', async () => {
    const named = await upload();
    await apply(named);
    await age(24 * 400);
    await upload();
    await backend.offline();
    await upload();
    expect(await statusOf(named)).toBe(200);
    expect(await applications()).toContain(named);
  });
});

describe('row g8: a kill during an upload leaves', () => {
  let folder: string;
  let program: KillableBackend;
  beforeEach(async () => {
    folder = await makeDataDir();
    program = await startKillableBackend(folder);
  });
  afterEach(async () => {
    await program.kill();
    rmSync(folder, { recursive: true });
  });

  async function send(bytes: Buffer): Promise<string> {
    const response = await fetch(`${program.origin}/functions/v1/secure-file-upload`, {
      method: 'POST',
      body: fileForm(bytes, 'a.pdf'),
      headers: { apikey: embeddedAnonKey },
    });
    return ((await response.json()) as { publicUrl: string }).publicUrl;
  }

  test('no partial file, and no row without its file', async () => {
    const apply = (publicUrl: string) =>
      connect(program.origin).from('vendor_applications').insert(buildApplication(publicUrl));
    const stored = await send(pdfOf(1_000_000));
    expect((await apply(stored)).status).toBe(201);
    const running = Array.from({ length: 6 }, (_, index) => send(pdfOf(2_000_000 + index)).then(apply));
    await Promise.race(running);
    await program.kill();
    await Promise.allSettled(running);

    const service = createSupabaseService({
      dataDir: folder,
      serviceKey: SERVICE_KEY,
      publicUrl: () => 'http://localhost',
    });
    const listener = await listen({ port: 0, handler: service.handle });
    const { data } = await connect(listener.origin, SERVICE_KEY)
      .from('vendor_applications')
      .select('product_images_url');
    const addresses = (data ?? []).map(({ product_images_url }) => String(product_images_url));
    expect(addresses).toContain(stored);
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      const file = await fetch(new URL(new URL(address).pathname, listener.origin));
      const bytes = Buffer.from(await file.arrayBuffer());
      expect([file.status, bytes.subarray(-6).toString()]).toEqual([200, '%%EOF\n']);
    }
    for (const name of readdirSync(join(folder, 'files/vendor-files'))) {
      expect(statSync(join(folder, 'files/vendor-files', name)).size).toBeGreaterThanOrEqual(1_000_000);
    }
    expect(readdirSync(join(folder, 'files/.unfinished'))).toEqual([]);
    await listener.close();
    await service.close();
  });

  test('row b6: a killed process releases its lock, and a running one does not', async () => {
    await send(pdf());
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const second = createSupabaseService({ dataDir: folder, serviceKey: SERVICE_KEY, publicUrl: () => '' });
    const request = () =>
      new Request('http://localhost/functions/v1/email-subscribe', {
        method: 'POST',
        body: '{}',
        headers: { apikey: embeddedAnonKey },
      });
    expect((await second.handle(request())).status).toBe(503);
    expect(String(log.mock.calls[0]?.[1])).toContain(`is in use by process ${program.pid} on ${hostname()}`);
    await program.kill();
    expect((await second.handle(request())).status).toBe(400);
    await second.close();
  });
});

test('row d10: the service key is in no response', async () => {
  const responses = await Promise.all([
    fetch(`${backend.origin()}/rest/v1/vendor_applications`, { headers: { apikey: SERVICE_KEY } }),
    fetch(`${backend.origin()}/rest/v1/nothing`, { headers: { apikey: `${SERVICE_KEY}x` } }),
    fetch(await upload()),
  ]);
  for (const response of responses)
    expect(JSON.stringify([...response.headers]) + (await response.text())).not.toContain(SERVICE_KEY);
});

test('row d10: the service key is in nothing that is built', () => {
  const dist = join(__dirname, '../../../dist');
  const built = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(js|html|css|json|map)$/.test(path),
  );
  expect(built.length).toBeGreaterThan(1);
  for (const path of built)
    expect(readFileSync(join(dist, path), 'utf8')).not.toMatch(/service_role|SERVICE_ROLE|sb_secret_\w{6}/);
});
