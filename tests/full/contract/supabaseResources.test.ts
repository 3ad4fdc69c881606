/** Limits on the resources that clients can use: open files, disk and memory. */
import fs from 'node:fs';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { buildApplication, useBackend } from '../../support/backend.ts';
import { eventually } from '../../support/eventually.ts';
import { pdf, pdfOf } from '../../support/files.ts';
import { rawRequest } from '../../support/rawRequest.ts';

const MIB = 1024 * 1024;

const backend = useBackend();

test('row b15: uploads rejected before their end leave neither open files nor disk space in use', async () => {
  const opened = jest.spyOn(fs, 'createReadStream');
  for (const type of ['text/plain', 'multipart/form-data', 'multipart/form-data; boundary=b']) {
    const { status } = await backend.upload({ body: new Uint8Array(MIB) }, { 'content-type': type });
    expect([400, 415]).toContain(status);
  }
  const drafts = opened.mock.results.map(({ value }) => value as fs.ReadStream);
  opened.mockRestore();
  expect(drafts).toHaveLength(3);
  await eventually(() => expect(drafts.map(({ closed }) => closed)).toEqual([true, true, true]));
});

describe('a direct insert', () => {
  const insert = (application: object) =>
    rawRequest(backend.origin(), '/rest/v1/vendor_applications', {
      method: 'POST',
      headers: { apikey: embeddedAnonKey },
      body: JSON.stringify(application),
    });

  test('row 43: with a description of 1 MB is refused without being read to its end', async () => {
    const huge = buildApplication('', { product_description: 'x'.repeat(MIB) });
    expect((await backend.anon().from('vendor_applications').insert(huge)).status).toBe(413);
  });

  test('row b17: of more than 128 KiB is refused, and the longest application is shorter', async () => {
    const publicUrl = (await backend.uploadFile(pdf(), 'plan.pdf')).body.publicUrl ?? '';
    const long = (length: number) => '\u{1f3aa}'.repeat(length);
    const longest = {
      contact_name: long(200),
      contact_email: `${long(100)}@${long(100)}.example`,
      company_name: long(200),
      contact_phone: long(50),
      company_website: `https://v.example/${long(2030)}`,
      social_media_handles: { instagram: `https://www.instagram.com/${long(2022)}` },
      product_description: long(5000),
      product_categories: [long(1000)],
    };
    const tooLong = await insert({ ...longest, product_description: 'x'.repeat(128 * 1024) });
    expect(tooLong.status).toBe(413);
    expect((await insert(buildApplication(publicUrl, longest))).status).toBe(201);
  });

  test('row b18: is not logged if its client disconnects', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const { hostname, port } = new URL(backend.origin());
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /rest/v1/vendor_applications HTTP/1.1\r\nHost: x\r\napikey: ${embeddedAnonKey}\r\nContent-Length: 9\r\n\r\n{`,
    );
    await setTimeout(100);
    socket.destroy();
    await setTimeout(200);
    expect(log).not.toHaveBeenCalled();
  });
});

test('row b19: TRACE is an unsupported method, not a failure', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  for (const path of ['/rest/v1/x', '/functions/v1/email-subscribe', '/storage/v1/x']) {
    const { status } = await rawRequest(backend.origin(), path, {
      method: 'TRACE',
      headers: { apikey: embeddedAnonKey },
    });
    expect([403, 405]).toContain(status);
  }
  expect(log).not.toHaveBeenCalled();
});

test('row b22: files of pipelined requests are closed when the client disconnects', async () => {
  const { body } = await backend.uploadFile(pdfOf(2 * MIB), 'plan.pdf');
  const { hostname, port, pathname } = new URL(body.publicUrl ?? '');
  const opened = jest.spyOn(fs, 'createReadStream');
  const socket = connect(Number(port), hostname).pause();
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(20));
  await eventually(() => expect(opened).toHaveBeenCalledTimes(20));
  const files = opened.mock.results.map(({ value }) => value as fs.ReadStream);
  opened.mockRestore();
  expect(files.some(({ closed }) => !closed)).toBe(true);
  socket.destroy();
  await eventually(() => expect(files.every(({ closed }) => closed)).toBe(true));
});
