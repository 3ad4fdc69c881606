import type { MailAddress } from '#lib/text/mailAddress.ts';
import type { MailTransport } from '#supabase/functions/send-mails/sendMails.ts';
import { composeMail } from './composeMail.ts';

/** A server that is silent for so long does not answer. Milliseconds. */
const PATIENCE = 10_000;

/**
 * Sends mails with a mail server.
 *
 * @param url `smtp://` or `smtps://`, with user and password; parameters are nodemailer's options
 */
export function createSmtp(url: string, from: MailAddress): MailTransport {
  return async (mail) => {
    const { createTransport } = await import('nodemailer');
    const server = createTransport({
      url,
      connectionTimeout: PATIENCE,
      dnsTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    });
    await server.sendMail(composeMail(mail, from));
  };
}
