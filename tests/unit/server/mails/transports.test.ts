import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMailAddress } from '#lib/text/mailAddress.ts';
import { createOutbox } from '#server/mails/outbox.ts';
import { createSmtp } from '#server/mails/smtp.ts';
import type { OutgoingMail } from '#supabase/functions/send-mails/sendMails.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const FROM = { name: 'Afterglow, the festival', address: 'hello@festival.example' };
const mail = (overrides: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: ID,
  address: 'robin@example.com',
  subject: 'Grüße',
  text: '.\nGrüße\n',
  html: '<p>Grüße</p>',
  ...overrides,
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairground-outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a mail is a file that its owner can read, with headers for mail programs', async () => {
  const written: string[] = [];
  const outbox = createOutbox(join(folder, 'a/outbox'), FROM, ({ id }, path) => written.push(id, path));
  await outbox(mail());
  const path = join(folder, `a/outbox/${ID}.eml`);
  expect(written).toEqual([ID, path]);
  expect([statSync(path).mode & 0o777, statSync(join(path, '..')).mode & 0o777]).toEqual([0o600, 0o700]);
  const text = readFileSync(path, 'utf8');
  expect(text).not.toMatch(/[^\r]\n/);
  const [headers = '', body] = text.split(/\r\n\r\n(.*)/s);
  expect(headers.split('\r\n')).toEqual(
    expect.arrayContaining([
      'From: "Afterglow, the festival" <hello@festival.example>',
      'To: robin@example.com',
      'Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=',
      `Message-ID: <${ID}@festival.example>`,
      'Auto-Submitted: auto-generated',
    ]),
  );
  expect(body).toContain('Gr=C3=BC=C3=9Fe');
});

test('a mail that is handed over again replaces its file', async () => {
  const outbox = createOutbox(folder, FROM);
  await outbox(mail());
  await outbox(mail({ text: 'Again\n' }));
  expect(readdirSync(folder)).toEqual([`${ID}.eml`]);
  expect(readFileSync(join(folder, `${ID}.eml`), 'utf8')).toContain('Again');
});

test.each([
  'a@example.com,b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  '<a@example.com>',
  'a <a@example.com>',
  '',
])('no mail is sent to %j', async (address) => {
  await expect(createOutbox(folder, FROM)(mail({ address }))).rejects.toThrow('is not valid');
  expect(readdirSync(folder)).toEqual([]);
});

test('a subject with line breaks adds no header', async () => {
  await createOutbox(folder, FROM)(mail({ subject: 'x\r\nBcc: b@example.com' }));
  expect(readFileSync(join(folder, `${ID}.eml`), 'utf8')).not.toMatch(/^Bcc/im);
});

test.each([
  ['a@example.com', { name: '', address: 'a@example.com' }],
  [' Festival <a@example.com> ', { name: 'Festival', address: 'a@example.com' }],
  ['"Fun, more" <a@example.com>', { name: 'Fun, more', address: 'a@example.com' }],
  ['<a@example.com>', { name: '', address: 'a@example.com' }],
  ['Festival', undefined],
  ['a@example.com, b@example.com', undefined],
  ['A\r\nBcc: x <a@example.com>', undefined],
  ['', undefined],
])('the sender %j is read', (text, address) => expect(readMailAddress(text)).toEqual(address));

/** A mail server that answers everything, or refuses recipients. */
async function startServer(refuses = false) {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    socket.write('220 mail.example\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 ok\r\n');
      } else if (text.startsWith('DATA')) {
        isData = true;
        socket.write('354 go on\r\n');
      } else socket.write(refuses && text.startsWith('RCPT') ? '550 nobody\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('a mail server gets the mail for its one recipient', async () => {
  const server = await startServer();
  await createSmtp(server.url, FROM)(mail());
  const text = server.received.join('');
  expect(text).toContain('MAIL FROM:<hello@festival.example>\r\n');
  expect(text.match(/^RCPT TO:.*$/gm)).toEqual(['RCPT TO:<robin@example.com>']);
  expect(text).toContain(`Message-ID: <${ID}@festival.example>`);
  await server.close();
});

test('a refusal of the mail server is reported', async () => {
  const server = await startServer(true);
  await expect(createSmtp(server.url, FROM)(mail())).rejects.toThrow('550 nobody');
  await server.close();
  await expect(createSmtp(server.url, FROM)(mail())).rejects.toThrow('ECONNREFUSED');
});
