import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import type { MailAddress } from '#lib/text/mailAddress.ts';
import type { MailTransport, OutgoingMail } from '#supabase/functions/send-mails/sendMails.ts';
import { composeMail } from './composeMail.ts';

/**
 * Writes mails to a folder instead of sending them: a file for each, which mail programs open. A mail that is handed over
 * again replaces its file.
 *
 * @param onWritten called with each mail and the path of its file
 */
export function createOutbox(
  folder: string,
  from: MailAddress,
  onWritten: (mail: OutgoingMail, path: string) => void = () => undefined,
): MailTransport {
  return async (mail) => {
    // Loaded on demand, because most installations never receive a form.
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await composer.sendMail(composeMail(mail, from));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${mail.id}.eml`);
    // Personal data: readable by the owner only.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600, flush: true });
    await rename(`${path}.part`, path);
    onWritten(mail, path);
  };
}

/** Deletes the mails to an address from a folder. Returns their number. */
export function eraseOutbox(folder: string, address: string): number {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/.exec(address.trim()) ?? [];
  const wanted = `${name}@${domainToASCII(domain)}`.toLowerCase();
  const mails = existsSync(folder) ? readdirSync(folder).filter((file) => /\.eml(\.part)?$/.test(file)) : [];
  const found = mails.filter((file) => {
    const [, to] = /^To: (.*)\r?$/im.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    return to?.trim().toLowerCase() === wanted;
  });
  for (const file of found) rmSync(join(folder, file));
  return found.length;
}
