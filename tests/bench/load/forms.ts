import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { MAX_FILE_BYTES } from '#supabase/functions/secure-file-upload/readUpload.ts';
import { SERVICE_KEY, buildApplication, makeDataDir } from '../../support/backend.ts';
import { pdfOf } from '../../support/files.ts';
import { type Fired, fire, fireDuring, warmUp } from './fire.ts';
import { type Health, type Server, startServer } from './startServer.ts';

/** A folder in memory, if the system has one. */
export const MEMORY = '/dev/shm';

const UPLOADS = 20;
/** More inserts per second than any machine has reached. */
const MAX_INSERTS = 4000;
/** Requests before the server's code is warm. */
const WARM_UP = 500;

/** Inserts applications as visitors send them, one by one; each names a file that was uploaded for it. */
export function measureInserts(seconds: number, parent = tmpdir()): Promise<Fired & Health> {
  if (!existsSync(parent)) throw new Error(`There is no ${parent}, a folder in memory.`);
  return withBackend(parent, async ({ origin, health }) => {
    const files = await noteFiles(origin, WARM_UP + seconds * MAX_INSERTS);
    const vary = () => insertOf(files.pop() ?? 'none is left');
    const target = { ...insertOf(''), status: 201, vary };
    await warmUp(origin, target, WARM_UP);
    await health();
    const fired = await fire(origin, target, seconds);
    return { ...fired, ...(await health()) };
  });
}

/** Readers, and one sender of an application among ten requests, at this rate of requests per second. */
export function measureMixed(seconds: number, rate: number): Promise<Fired & Health> {
  return withBackend(tmpdir(), async ({ origin, health }) => {
    const pages = { path: '/marketplace', rate };
    const files = await noteFiles(origin, seconds * rate);
    let turn = 0;
    const vary = () => {
      turn += 1;
      return turn % 10 === 0 ? insertOf(files.pop() ?? 'none is left') : {};
    };
    await warmUp(origin, { ...pages, vary }, WARM_UP);
    await health();
    const fired = await fire(origin, { ...pages, vary, status: [200, 201] }, seconds);
    return { ...fired, ...(await health()) };
  });
}

/**
 * Twenty uploads of the largest file at the same time, and their effect on visitors who read pages.
 *
 * @param isNew on a new installation, right after its database was created
 */
export function measureUploads(isNew = false): Promise<Fired & Health> {
  return withBackend(isNew ? undefined : tmpdir(), async ({ origin, health }) => {
    const pages = { path: '/marketplace', rate: 100 };
    await warmUp(origin, pages, WARM_UP);
    // The first upload opens the database, or creates it.
    await upload(origin, 1, pdfOf(1000));
    await health();
    const file = pdfOf(MAX_FILE_BYTES);
    const fired = await fireDuring(origin, pages, () =>
      Promise.all(Array.from({ length: UPLOADS }, (_, index) => upload(origin, index + 2, file))),
    );
    return { ...fired, ...(await health()) };
  });
}

function insertOf(file: string) {
  return {
    path: '/rest/v1/vendor_applications',
    method: 'POST',
    headers: { apikey: embeddedAnonKey, 'content-type': 'application/json' },
    body: JSON.stringify(buildApplication(file)),
  } as const;
}

/** @param parent the folder of a data folder with a database. Default: the server creates its own */
async function withBackend<Result>(parent: string | undefined, use: (server: Server) => Promise<Result>) {
  const isNew = parent === undefined;
  const dataDir = isNew ? await mkdtemp(join(tmpdir(), 'fairground-data-')) : await makeDataDir(parent);
  const server = await startServer({ dataDir, serviceKey: SERVICE_KEY });
  try {
    return await use(server);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** Notes files as the upload function does, without storing them. Returns their addresses. */
async function noteFiles(origin: string, count: number): Promise<string[]> {
  const files = Array.from({ length: count }, () => {
    const name = `${randomUUID()}.pdf`;
    return {
      name,
      bucket: 'vendor-files',
      public_url: `${origin}/storage/v1/object/public/vendor-files/${name}?download=`,
    };
  });
  for (let from = 0; from < count; from += 500) {
    const { status } = await fetch(`${origin}/rest/v1/uploaded_files`, {
      method: 'POST',
      headers: { apikey: SERVICE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(files.slice(from, from + 500)),
    });
    if (status !== 201) throw new Error(`Files could not be noted (${status}).`);
  }
  return files.map(({ public_url }) => public_url);
}

/** Sends a file as the form does. Each visitor has another address, because of the limits per address. */
function upload(origin: string, visitor: number, file: Buffer): Promise<void> {
  const boundary = 'a-boundary-that-no-file-holds';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
  const tail = `\r\n--${boundary}--\r\n`;
  return new Promise((resolve, reject) => {
    const { port } = new URL(origin);
    const headers = {
      apikey: embeddedAnonKey,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + file.length + tail.length,
    };
    const sending = request(
      {
        host: '127.0.0.1',
        // All of 127.0.0.0/8 is this machine; on Linux without configuration.
        localAddress: `127.0.0.${visitor}`,
        port,
        path: '/functions/v1/secure-file-upload',
        method: 'POST',
        headers,
      },
      (response) => {
        response.resume();
        if (response.statusCode === 200) response.once('end', resolve);
        else reject(new Error(`An upload was answered with ${response.statusCode}.`));
      },
    );
    sending.once('error', reject);
    // All visitors send the same copy: time that this process spends would be counted as waiting time of the pages.
    for (const part of [head, file]) sending.write(part);
    sending.end(tail);
  });
}
