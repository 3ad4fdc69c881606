import type { SendMailOptions } from 'nodemailer';
import { type MailAddress, isMailAddress } from '#lib/text/mailAddress.ts';
import type { OutgoingMail } from '#supabase/functions/send-mails/sendMails.ts';

/**
 * The message for nodemailer. A mail that is sent twice has the same id, by which mail programs recognise it.
 *
 * @throws Error if it has no valid address
 */
export function composeMail({ id, address, ...written }: OutgoingMail, from: MailAddress): SendMailOptions {
  if (!isMailAddress(address)) throw new Error('The address of the applicant is not valid.');
  const host = from.address.replace(/^.*@/, '');
  return {
    ...written,
    from,
    to: { name: '', address },
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Long lines and all scripts arrive unchanged everywhere.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
