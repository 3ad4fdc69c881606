import type fs from 'node:fs';
import { readdirSync } from 'node:fs';
import promises from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { SERVICE_KEY, buildApplication, useBackend } from '../../support/backend.ts';
import { pdf, pdfOf } from '../../support/files.ts';
import { rawRequest } from '../../support/rawRequest.ts';

const backend = useBackend();
const APOLOGY = 'The service is busy or unavailable. Please try again in a moment.';

const post = (path: string, body: string, apikey: string = embeddedAnonKey) =>
  rawRequest(backend.origin(), path, { method: 'POST', headers: { apikey }, body });
const apply = (publicUrl: string) =>
  post('/rest/v1/vendor_applications', JSON.stringify(buildApplication(publicUrl)));
const files = (folder: string) => readdirSync(join(backend.dataDir(), 'files', folder));

async function uploadedFile(): Promise<string> {
  return (await backend.uploadFile(pdf(), 'plan.pdf')).body.publicUrl ?? '';
}

beforeAll(async () => {
  await uploadedFile();
});
afterEach(() => jest.restoreAllMocks());

test.each([
  '/rest/v1/vendor_applications%0a',
  '/rest/v1/%0D%0Avendor_applications',
  '/rest/v1/rpc/count_request%0a',
  '/rest/v1/%00',
  '/functions/v1/email-subscribe%0a',
  '/functions/v1/%0d%0aset-cookie:x',
  '/storage/v1/object/public/vendor-files/a.pdf%0a',
  '/storage/v1/object/public/vendor-files%0d%0a/a.pdf',
  '/storage/v1/%7f',
])('row b12: %s is 404 for every role', async (path) => {
  for (const apikey of ['', embeddedAnonKey, SERVICE_KEY]) {
    for (const method of ['GET', 'POST']) {
      const { status } = await rawRequest(backend.origin(), path, { method, headers: { apikey } });
      expect([method, apikey, status]).toEqual([method, apikey, 404]);
    }
  }
});

test.each([101, 4200, 20_000])('row b13: JSON that is nested %i deep is refused', async (depth) => {
  const lists = '['.repeat(depth) + ']'.repeat(depth);
  const objects = '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
  for (const nested of [lists, objects]) {
    for (const apikey of [embeddedAnonKey, SERVICE_KEY]) {
      for (const [path, body] of [
        ['/rest/v1/vendor_applications', nested],
        ['/rest/v1/vendor_applications', `{"social_media_handles":${nested}}`],
        ['/rest/v1/rpc/forget_files', `{"names":${nested}}`],
      ] as const) {
        const { status, body: answer } = await post(path, body, apikey);
        expect([status, answer.toString()]).toEqual([400, expect.stringContaining('PGRST102')]);
      }
    }
    expect((await post('/functions/v1/email-subscribe', `{"email":${nested}}`)).status).toBe(400);
  }
});

describe('a full disk', () => {
  /** Simulated in the program, because Postgres itself would hang. */
  function fillDisk() {
    jest.spyOn(console, 'error').mockReturnValue();
    jest.spyOn(promises, 'statfs').mockResolvedValue({ blocks: 1000, bavail: 1, bsize: 4096 } as fs.StatsFs);
  }

  test('row b14: writes get 503 with Retry-After, reads work, and nothing is lost', async () => {
    const publicUrl = await uploadedFile();
    fillDisk();
    const refused = await apply(publicUrl);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '10']);
    expect(JSON.parse(refused.body.toString())).toEqual({ message: APOLOGY });
    const signUp = await post('/functions/v1/email-subscribe', '{"email":"a@example.com"}');
    expect([signUp.status, signUp.headers['retry-after']]).toEqual([503, '10']);
    expect(await backend.uploadFile(pdf(), 'a.pdf')).toMatchObject({ status: 503, body: { error: APOLOGY } });
    expect((await fetch(publicUrl)).status).toBe(200);
    expect((await backend.service().from('vendor_applications').select()).status).toBe(200);
    jest.restoreAllMocks();
    expect((await apply(publicUrl)).status).toBe(201);
  });

  /** Simulates a full disk after this many chunks of a file. */
  async function failAfter(pieces: number) {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const probe = await promises.open(join(backend.dataDir(), 'probe'), 'w');
    const handle = Object.getPrototypeOf(probe) as typeof probe;
    await probe.close();
    const write = handle.writeFile;
    let written = 0;
    jest.spyOn(handle, 'writeFile').mockImplementation(function (this: typeof probe, ...content) {
      written += 1;
      if (written <= pieces) return write.apply(this, content);
      return Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));
    });
    return log;
  }

  test.each([0, 1, 5])(
    'row b10: an upload that finds no space after %i pieces leaves none of them',
    async (pieces) => {
      const before = files('vendor-files').length;
      await failAfter(pieces);
      const { status, body } = await backend.uploadFile(pdfOf(1_000_000), 'a.pdf');
      expect([status, body]).toEqual([503, { error: APOLOGY }]);
      expect([files('.unfinished'), files('vendor-files').length]).toEqual([[], before]);
    },
  );

  test('row b10: a file that cannot be stored completely leaves no part of it', async () => {
    const before = files('vendor-files').length;
    await failAfter(0);
    const { status } = await rawRequest(
      backend.origin(),
      '/storage/v1/object/vendor-files/00000000-0000-4000-8000-000000000000.pdf',
      {
        method: 'POST',
        headers: { apikey: SERVICE_KEY, 'content-type': 'application/pdf' },
        body: pdf().toString(),
      },
    );
    expect(status).toBe(503);
    expect([files('.unfinished'), files('vendor-files').length]).toEqual([[], before]);
  });
});
