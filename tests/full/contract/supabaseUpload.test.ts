import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { clientAddressOf } from '#supabase/functions/_shared/clientAddress.ts';
import { createUploadHandler } from '#supabase/functions/secure-file-upload/handler.ts';
import { createServiceCall } from '#supabase/functions/_shared/serviceCall.ts';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { fileForm, useBackend } from '../../support/backend.ts';
import { type ZipFile, jpg, pdf, pdfOf, png, pngOf, zip } from '../../support/files.ts';
import { type Step, startScriptedServer } from '../../support/scriptedServer.ts';

const MIB = 1024 * 1024;
const OWN_NAME = /\/storage\/v1\/object\/public\/vendor-files\/[0-9a-f-]{36}\.(pdf|zip|jpg|png)\?download=$/;

const backend = useBackend();
const send = (bytes: Uint8Array, name: string, type?: string) => backend.uploadFile(bytes, name, type);

/** Files in the folder of the bucket, temporary ones included. */
function storedFiles(): string[] {
  const folder = join(backend.dataDir(), 'files');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.includes('.', 1) && !path.endsWith('.unfinished'),
  );
}

async function statusOf(bytes: Uint8Array, name: string, type?: string): Promise<number> {
  const before = storedFiles().length;
  const { status, body } = await send(bytes, name, type);
  expect(storedFiles().length - before).toBe(status === 200 ? 1 : 0);
  if (status === 200) expect(body.publicUrl).toMatch(OWN_NAME);
  else expect(body).toEqual({ error: expect.stringMatching(/^[A-Z].+\.$/) });
  return status;
}

beforeAll(async () => {
  // The first request opens the backend and makes its folders.
  expect((await send(pdf(), 'first.pdf')).status).toBe(200);
});

test.each([
  ['1', 'plan.pdf', 'application/pdf', async () => pdf()],
  [
    '2',
    'images.zip',
    'application/zip',
    async () => zip([{ name: 'a/', content: '', method: 0 }, { name: 'a/b.jpg' }]),
  ],
  ['3', 'photo.jpg', 'image/jpeg', jpg],
  ['3', 'photo.jpeg', 'image/jpeg', () => jpg({ progressive: true })],
  ['4', 'photo.png', 'image/png', png],
])('row %s: a valid %s is stored as %s under a generated name', async (_row, name, type, make) => {
  const bytes = await make();
  const { status, body } = await send(bytes, name);
  expect([status, body]).toEqual([200, { publicUrl: expect.stringMatching(OWN_NAME) }]);
  const download = await fetch(body.publicUrl ?? '');
  expect(download.headers.get('content-type')).toBe(type);
  expect(Buffer.from(await download.arrayBuffer()).equals(bytes)).toBe(true);
});

test.each([
  ['5', 10 * MIB - 1, 200],
  ['6', 10 * MIB, 200],
  ['7', 10 * MIB + 1, 413],
])('row %s: a file of %i bytes gets the status %i', async (_row, size, status) => {
  expect(await statusOf(pdfOf(size), 'big.pdf')).toBe(status);
});

describe('row 8: a body that never ends', () => {
  /** A file of a gigabyte, and how much of it was read. */
  function endlessForm() {
    const consumed = { bytes: 0 };
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
    const piece = new Uint8Array(64 * 1024).fill(0x20);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      pull(controller) {
        consumed.bytes += piece.byteLength;
        if (consumed.bytes > 1024 * MIB) controller.close();
        else controller.enqueue(piece.slice());
      },
    });
    return { consumed, body };
  }

  test.each([{}, { 'content-length': '500' }])(
    'is read up to the limit, not to its end (%o)',
    async (headers) => {
      const { consumed, body } = endlessForm();
      const handle = createUploadHandler({
        call: createServiceCall({ url: backend.origin(), serviceKey: 'sb_secret_testtesttesttesttesttest' }),
        isPublicKey: () => true,
        servesOrigin: () => true,
        publicUrl: backend.origin,
      });
      const request = new Request(backend.origin(), {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers },
      } as RequestInit);
      const response = await handle(request, '192.0.2.8');
      expect([response.status, await response.json()]).toEqual([
        413,
        { error: 'Please select a file smaller than 10MB.' },
      ]);
      expect(consumed.bytes).toBeLessThan(11 * MIB);
    },
  );

  test('gets its response while it is being sent in chunks, and leaves nothing', async () => {
    const before = storedFiles().length;
    const { consumed, body } = endlessForm();
    const status = await new Promise((resolve, reject) => {
      const headers = { apikey: embeddedAnonKey, 'content-type': 'multipart/form-data; boundary=b' };
      const address = `${backend.origin()}/functions/v1/secure-file-upload`;
      const client = request(address, { method: 'POST', headers }, ({ statusCode }) => {
        resolve(statusCode);
        client.destroy();
      });
      client.on('error', reject);
      Readable.from(body.values()).pipe(client);
    });
    expect(status).toBe(413);
    expect(consumed.bytes).toBeLessThan(128 * MIB);
    expect(storedFiles().length).toBe(before);
  });

  test('is not read at all if it names its length', async () => {
    const { status } = await backend.upload(fileForm(pdfOf(11 * MIB), 'big.pdf'));
    expect(status).toBe(413);
  });
});

const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const EXE = Buffer.from('MZ\x90\x00This program cannot be run in DOS mode.');
const GIF = Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1');
const WEBP = Buffer.from('RIFF\x1a\x00\x00\x00WEBPVP8 ', 'latin1');
const HEIC = Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1');
const EICAR = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');

describe('the type is detected from the bytes', () => {
  test.each<[string, string, string, Buffer, number]>([
    ['9', 'an empty file', 'a.pdf', Buffer.alloc(0), 400],
    ['10', "a PNG's first eight bytes", 'a.png', pngOf(1, 1).subarray(0, 8), 415],
    ['11', 'a program', 'a.png', EXE, 415],
    ['12', 'a web page', 'a.png', HTML, 415],
    ['13', 'an SVG', 'a.png', SVG, 415],
    ['30', 'a PNG of 50,000 x 50,000', 'a.png', pngOf(50_000, 50_000), 422],
    ['32', 'a GIF', 'a.gif', GIF, 415],
    ['32', 'a GIF by another name', 'a.png', GIF, 415],
    ['32', 'a WebP', 'a.webp', WEBP, 415],
    ['32', 'a HEIC', 'a.heic', HEIC, 415],
    ['41', 'the EICAR test file: viruses are not looked for, but it is no PDF', 'a.pdf', EICAR, 415],
    [
      '41',
      'the EICAR test program in an archive',
      'a.zip',
      zip([{ name: 'eicar.com', content: EICAR }]),
      422,
    ],
    ['15', 'a PDF that lacks its end', 'a.pdf', pdf().subarray(0, -8), 415],
  ])('row %s: %s', async (_row, _what, name, bytes, status) => {
    expect(await statusOf(bytes, name)).toBe(status);
  });

  test('row 14: an SVG file that is named as one is refused', async () =>
    expect(await statusOf(SVG, 'a.svg', 'image/svg+xml')).toBe(415));

  test.each(['a PNG', 'a program'])(
    'row 15: %s with the name of a PDF is refused with the reason',
    async (what) => {
      const bytes = what === 'a PNG' ? await png() : EXE;
      expect(await send(bytes, 'a.pdf', 'application/pdf')).toMatchObject({
        status: 415,
        body: { error: expect.stringMatching(/^This file is named \.pdf, but it is not a PDF file\./) },
      });
    },
  );

  test('row 16: the type that the browser claims does not count', async () => {
    expect(await statusOf(zip([{ name: 'a.jpg' }]), 'a.png', 'image/png')).toBe(415);
    expect(await statusOf(await png(), 'a.png', 'text/html')).toBe(200);
  });

  test.each<[string, string, string, () => Promise<Buffer>]>([
    [
      '22',
      'a JPG with a script behind it',
      'a.jpg',
      async () => Buffer.concat([await jpg(), Buffer.from('*/alert(1)/*')]),
    ],
    ['23', 'a PDF with a web page in it', 'a.pdf', async () => pdf(HTML.toString())],
    [
      '24',
      'a PDF with a script to run when it is opened',
      'a.pdf',
      async () => pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
    ],
  ])('row %s: %s is served as a download that no browser runs', async (_row, _what, name, make) => {
    const { status, body } = await send(await make(), name);
    expect(status).toBe(200);
    for (const address of [body.publicUrl ?? '', (body.publicUrl ?? '').replace('?download=', '')]) {
      const { headers } = await fetch(address);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[0-9a-f-]{36}\.(jpg|pdf)"$/);
      expect(headers.get('content-security-policy')).toContain('sandbox');
    }
  });

  test('row 31: truncated pictures are refused, and bytes after the end of a picture are not', async () => {
    for (const [bytes, name] of [
      [await jpg(), 'a.jpg'],
      [await jpg({ progressive: true }), 'a.jpg'],
      [await png(), 'a.png'],
    ] as const) {
      for (const part of [0.3, 0.6, 0.95]) {
        expect(await statusOf(bytes.subarray(0, Math.floor(bytes.length * part)), name)).toBe(415);
      }
      expect(await statusOf(Buffer.concat([bytes, Buffer.from('trailing')]), name)).toBe(200);
    }
  });
});

describe('names', () => {
  test.each([
    ['17', 'a.php.jpg', 200],
    ['18', 'a.jpg.php', 415],
    ['19', '../../x.jpg', 200],
    ['19', '..\\x.jpg', 200],
    ['19', '%2e%2e%2fx.jpg', 200],
    ['20', '\u202egpj.exe.jpg', 200],
    ['20', 'a"b\r\nset-cookie: x=1.jpg', 200],
    ['21', 'A.JPG', 200],
    ['21', 'a.jpg. .', 200],
    ['21', 'a.jpg ', 200],
    ['21', 'a', 415],
    ['21', '.', 415],
  ])('row %s: the name %j gets the status %i', async (_row, name, status) => {
    expect(await statusOf(await jpg(), name)).toBe(status);
  });

  test('row 20: a name of 5,000 characters is accepted', async () => {
    expect(await statusOf(await jpg(), `${'n'.repeat(5000)}.jpg`)).toBe(200);
  });

  test.each(['a\0.jpg', '\xff\xfe.jpg'])('row 20: the name %j causes no error', async (name) => {
    const form = Buffer.concat([
      Buffer.from(`--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`, 'latin1'),
      await jpg(),
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const { status } = await backend.upload(
      { body: form },
      { 'content-type': 'multipart/form-data; boundary=b' },
    );
    expect(status).toBe(name.includes('\0') ? 200 : 400);
  });
});

describe('archives', () => {
  const jpegs = (count: number): ZipFile[] =>
    Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, content: '', method: 0 }));
  const sound = zip([{ name: 'a.jpg' }, { name: 'b.jpg' }]);

  test.each<[string, string, Buffer, number]>([
    ['25', 'a bomb', zip([{ name: 'a.txt', content: Buffer.alloc(5 * MIB) }]), 422],
    ['25', 'entries that share bytes', zip([{ name: 'a.jpg' }, { name: 'a.jpg', offset: 0 }]), 422],
    ['25', 'a directory that claims 3 GB', zip([{ name: 'a.jpg', size: 3_000_000_000 }]), 422],
    ['26', '70,000 entries', zip(jpegs(70_000)), 422],
    ['26', '1,001 entries', zip(jpegs(1001)), 422],
    ['26', 'an archive in an archive', zip([{ name: 'inner.zip', content: sound }]), 422],
    ['27', 'a path that leads out', zip([{ name: '../a.jpg' }]), 422],
    ['27', 'a path that leads out on Windows', zip([{ name: '..\\a.jpg' }]), 422],
    ['27', 'an absolute path', zip([{ name: '/etc/a.jpg' }]), 422],
    ['27', 'a drive', zip([{ name: 'C:a.jpg' }]), 422],
    ['27', 'a symbolic link', zip([{ name: 'a.jpg', content: '/etc/passwd', mode: 0o120777 }]), 422],
    [
      '27',
      'a name that is another in the local header',
      zip([{ name: 'a.jpg', localName: '../a.jpg' }]),
      422,
    ],
    ['28', 'a program', zip([{ name: 'a.exe' }]), 422],
    ['28', 'a web page', zip([{ name: 'a.html' }]), 422],
    ['28', 'an encrypted entry', zip([{ name: 'a.jpg', flags: 1 }]), 422],
    ['28', 'an unusual packing', zip([{ name: 'a.jpg', method: 12 }]), 422],
    ['28', 'no entry', Buffer.concat([Buffer.from('PK\x03\x04'), zip([])]), 422],
    ['28', 'a broken directory', Buffer.concat([sound.subarray(0, 60), sound.subarray(70)]), 422],
    ['28', 'a cut-off end', sound.subarray(0, -4), 422],
    ['28', 'bytes behind the end', Buffer.concat([sound, Buffer.from('<script>')]), 422],
    ['29', 'a docx', zip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]), 415],
    ['29', 'a jar', zip([{ name: 'META-INF/MANIFEST.MF' }]), 415],
    ['29', 'an apk', zip([{ name: 'AndroidManifest.xml' }, { name: 'classes.dex' }]), 415],
    [
      '2',
      'what macOS packs',
      zip([{ name: 'Fotos/é.jpg' }, { name: '__MACOSX/Fotos/._é.jpg' }, { name: 'Fotos/.DS_Store' }]),
      200,
    ],
  ])('row %s: an archive with %s', async (_row, _what, bytes, status) => {
    expect(await statusOf(bytes, 'images.zip')).toBe(status);
  });

  test('row 29: an archive is refused with its own message', async () => {
    expect(await statusOf(zip([{ name: 'word/document.xml' }]), 'a.docx')).toBe(415);
  });
});

describe('the form', () => {
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
  const form = async (...fields: [string, string | Buffer, string?][]) => {
    const data = new FormData();
    for (const [name, value, fileName] of fields) {
      if (typeof value === 'string') data.append(name, value);
      else data.append(name, new Blob([new Uint8Array(value)]), fileName);
    }
    return backend.upload(data);
  };

  test('row 33: no file, two files, or a file as text', async () => {
    expect(await form(['bucket', 'vendor-files'])).toMatchObject({
      status: 400,
      body: { error: 'Please choose a file.' },
    });
    expect((await form(['file', pdf(), 'a.pdf'], ['file', pdf(), 'b.pdf'])).status).toBe(400);
    expect((await form(['file', 'text'])).status).toBe(400);
    expect((await form(['file', pdf(), 'a.pdf'], ['other', 'x'])).status).toBe(400);
  });

  test('row 34: only buckets in the list', async () => {
    expect((await form(['file', pdf(), 'a.pdf'])).status).toBe(200);
    expect((await form(['bucket', 'vendor-files'], ['file', pdf(), 'a.pdf'])).status).toBe(200);
    expect((await form(['file', pdf(), 'a.pdf'], ['bucket', 'vendor-files'])).status).toBe(200);
    for (const bucket of ['other', '../vendor-files', '', 'toString']) {
      expect((await form(['bucket', bucket], ['file', pdf(), 'a.pdf'])).status).toBe(400);
    }
    const twice = await form(
      ['bucket', 'vendor-files'],
      ['bucket', 'vendor-files'],
      ['file', pdf(), 'a.pdf'],
    );
    expect(twice.status).toBe(400);
  });

  test('row 35: a body that is not a form, and an extremely long one', async () => {
    const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;
    const cases: [string | null, string, number][] = [
      ['{"file":"x"}', 'application/json', 415],
      ['x', 'multipart/form-data', 400],
      [part('file'), 'multipart/form-data; boundary=other', 400],
      [part('file'), `multipart/form-data; boundary=${'b'.repeat(100)}`, 400],
      [
        `${Array.from({ length: 10_000 }, (_, index) => part(`f${index}`)).join('')}--b--`,
        multipart['content-type'],
        400,
      ],
      [`--b\r\nX-Long: ${'x'.repeat(MIB)}\r\n\r\nx\r\n--b--`, multipart['content-type'], 400],
      [part('file'), multipart['content-type'], 400],
      ['', multipart['content-type'], 400],
    ];
    for (const [body, type, status] of cases) {
      expect((await backend.upload({ body }, { 'content-type': type })).status).toBe(status);
    }
    const longHead = await backend.upload(fileForm(pdf(), 'a.pdf'), { 'x-long': 'x'.repeat(40 * 1024) });
    expect(longHead.status).toBe(431);
    // With a much longer one the client may only see a reset.
    const header = await backend
      .upload(fileForm(pdf(), 'a.pdf'), { 'x-long': 'x'.repeat(MIB) })
      .catch(() => ({ status: 431 }));
    expect(header.status).toBe(431);
  });

  test('the line break after the last boundary may come late', async () => {
    const text = (part: string) => new TextEncoder().encode(part);
    const pieces = [
      text('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'),
      pdf(),
      text('\r\n--b--'),
      text('\r\n'),
    ];
    const body = new ReadableStream({
      async pull(controller) {
        const piece = pieces.shift();
        if (!piece) return controller.close();
        controller.enqueue(new Uint8Array(piece));
        await new Promise((resolve) => setTimeout(resolve, 20));
      },
    });
    expect((await backend.upload({ body, duplex: 'half' } as RequestInit, multipart)).status).toBe(200);
  });
});

describe('access', () => {
  const own = () => ({ origin: backend.origin() });

  test('row 36: only POST is allowed, and preflights of the site itself', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const { status, headers } = await backend.upload({ method });
      expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    }
    const { status, headers } = await backend.upload({ method: 'OPTIONS' }, own());
    expect(status).toBe(204);
    expect(Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control')))).toEqual({
      'access-control-allow-origin': backend.origin(),
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'apikey, authorization, content-type, x-client-info, x-captcha-token',
      'access-control-expose-headers': 'Retry-After',
      'access-control-max-age': '600',
    });
  });

  test('row 37: pages of other origins, and requests without a key, are refused', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      for (const method of ['POST', 'OPTIONS']) {
        const { status, headers } = await backend.upload({ method }, { origin });
        expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
      }
    }
    for (const apikey of ['', 'sb_publishable_other']) {
      const { status, headers } = await backend.upload(fileForm(pdf(), 'a.pdf'), { ...own(), apikey });
      // The page may read the error.
      expect([status, headers.get('access-control-allow-origin')]).toEqual([401, backend.origin()]);
    }
  });

  test('row 38: the eleventh request within a minute is refused, whatever its headers claim', async () => {
    const from = { 'x-from': '203.0.113.38' };
    const forged = (index: number) => ({
      ...from,
      'x-forwarded-for': `198.51.100.${index}`,
      'cf-connecting-ip': `198.51.100.${index}`,
    });
    for (let index = 0; index < 10; index += 1) {
      expect((await backend.upload(fileForm(GIF, 'a.gif'), forged(index))).status).toBe(415);
    }
    const { status, headers, body } = await backend.upload(fileForm(pdf(), 'a.pdf'), forged(10));
    expect([status, body]).toEqual([
      429,
      { error: 'Too many requests. Please wait a minute and try again.' },
    ]);
    const wait = Number(headers.get('retry-after'));
    expect(wait >= 1 && wait <= 60).toBe(true);
    expect((await send(pdf(), 'a.pdf')).status).toBe(200);
  });
});

test('row b7: requests that were counted before the clock was set back block nobody', async () => {
  const visitor = { 'x-from': '203.0.113.7' };
  const body = fileForm(GIF, 'a.gif');
  for (let index = 0; index < 11; index += 1) await backend.upload(body, visitor);
  await backend.offline((postgres) =>
    postgres.query(`update request_counts set since = now() + interval '6 hours'`),
  );
  expect((await backend.upload(body, visitor)).status).toBe(415);
});

test.each([
  [{ 'x-forwarded-for': '198.51.100.1, 203.0.113.1' }, '203.0.113.1'],
  [{ 'x-forwarded-for': '198.51.100.1', 'cf-connecting-ip': '203.0.113.1' }, '203.0.113.1'],
  [{}, 'unknown'],
])('row 38, in the edge runtime: %j counts for %s, which a client cannot forge', (headers, address) => {
  expect(clientAddressOf(new Headers(headers))).toBe(address);
});

describe('row 39: storage failures', () => {
  /** The function in a project that counts requests and stores rows, and then gives a scripted response. */
  async function uploadInto(storage: Step) {
    const project = await startScriptedServer([{ body: '0' }, { status: 201, body: '' }, storage]);
    const handle = createUploadHandler({
      call: createServiceCall({ url: project.origin, serviceKey: 'sb_secret_x', deadlineMs: 300 }),
      isPublicKey: (key) => key === embeddedAnonKey,
      servesOrigin: () => false,
      publicUrl: () => 'https://project.example',
    });
    const request = new Request('https://project.example/', {
      method: 'POST',
      body: fileForm(pdf(), 'a.pdf'),
      headers: { apikey: embeddedAnonKey },
    });
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const response = await handle(request, '192.0.2.1');
    expect(log.mock.calls.length).toBe(1);
    expect(JSON.stringify(log.mock.calls)).not.toContain('sb_secret');
    await project.close();
    return [response.status, await response.json()];
  }
  const apology = { error: 'The service is busy or unavailable. Please try again in a moment.' };

  test.each([
    ['down', 'reset' as const, 503],
    ['full', { status: 507, body: '{"message":"disk /dev/sda1 is full"}' }, 502],
    ['slow', 'silence' as const, 503],
  ])('%s', async (_how, storage, status) => {
    expect(await uploadInto(storage)).toEqual([status, apology]);
  });
});

test('row 40: a client that disconnects at 90 % leaves nothing', async () => {
  const before = storedFiles().length;
  const leaving = new AbortController();
  const bytes = pdfOf(MIB);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(
        new TextEncoder().encode(
          '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
        ),
      );
      controller.enqueue(new Uint8Array(bytes.subarray(0, bytes.length * 0.9)));
    },
    pull: () => new Promise((resolve) => setTimeout(() => resolve(leaving.abort()), 100)),
  });
  const sending = backend.upload({ body, duplex: 'half', signal: leaving.signal } as RequestInit, {
    'content-type': 'multipart/form-data; boundary=b',
  });
  await expect(sending).rejects.toThrow();
  // A later response shows that the backend has finished the aborted request.
  expect((await send(pdf(), 'a.pdf')).status).toBe(200);
  expect(storedFiles().length).toBe(before + 1);
});
