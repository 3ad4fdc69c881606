import { join } from 'node:path';
import type { BackendEnvironment } from '../environment.ts';
import type { MailTransport } from '#supabase/functions/send-mails/sendMails.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

const NOBODY = { name: '', address: 'noreply@localhost' };

/** The folder of mails that no server sends. */
export function outboxOf(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** The mail server of the environment. Without one, a folder of the data; each mail there is a line on the terminal. */
export function chooseTransport({
  SMTP_URL,
  MAIL_FROM = NOBODY,
  DATA_DIR,
}: Pick<BackendEnvironment, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): MailTransport {
  if (SMTP_URL !== undefined) return createSmtp(SMTP_URL, MAIL_FROM);
  return createOutbox(outboxOf(DATA_DIR), MAIL_FROM, ({ address }, path) =>
    console.log(`Mail to ${address}: ${path}`.replace(/\p{C}/gu, '\ufffd')),
  );
}
