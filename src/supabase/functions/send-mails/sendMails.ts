import * as z from 'zod/mini';
import { type ClaimedMail, claimedMailSchema } from '#content/mail/claimedMail.ts';
import type { MailFestival } from '#content/mail/mailFestival.ts';
import { mailTexts } from '#content/mail/mailTexts.ts';
import { type WrittenMail, writeMail } from '#content/mail/writeMail.ts';
import { pageLanguages, withPrefix } from '#lib/i18n/pageLanguage.ts';
import { makeToken } from '#lib/linkToken.ts';
import { hashOf } from '../_shared/linkToken.ts';

const MOST = 20;
/** A claimed mail is due again a minute later, and must not be on its way then. Milliseconds. */
const CLAIMED_FOR = 40_000;

/** A mail with its address. */
export interface OutgoingMail extends WrittenMail {
  /** A UUID; the same if the mail is sent again. */
  id: string;
  address: string;
}

/** Hands a mail over. Rejects if that was not possible; the mail is then handed over again later. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>;

/** Calls the backend with the service key. */
export type MailCall = (path: string, options: { method: 'POST'; json: unknown }) => Promise<unknown>;

export interface SendOptions {
  /** The public origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Reads the festival; called only if there is something to send. */
  festival: () => Promise<MailFestival>;
  transport: MailTransport;
  /** No mail is begun after it is aborted; those that are claimed are due again later. */
  signal?: AbortSignal;
}

export interface MailCounts {
  sent: number;
  /** To be sent later, or given up. */
  failed: number;
}

/**
 * Ends offers that are over, and sends the mails that are due. A mail that cannot be sent does not hinder the others: its
 * problem is stored, and it is due again later.
 *
 * @throws Error if the backend does not answer
 */
export async function sendMails(call: MailCall, options: SendOptions): Promise<MailCounts> {
  const { festival, signal } = options;
  const rpc = (name: string, json: object) => call(`/rest/v1/rpc/${name}`, { method: 'POST', json });
  const counts: MailCounts = { sent: 0, failed: 0 };
  let reading: Promise<MailFestival> | undefined;

  /** Returns why the mail could not be sent. */
  async function send(mail: ClaimedMail): Promise<string | null> {
    try {
      const { languages, nameIn, zone, templateOf } = await (reading ??= festival());
      const page = pageLanguages(languages).find(({ language }) => language === mail.language);
      const { language, prefix } = page ?? { language: languages[0], prefix: '' };
      const token = makeToken();
      await rpc('add_link', { application: mail.application_id, link_hash: await hashOf(token) });
      const path = withPrefix('/vendor-application', prefix);
      const url = `${options.siteUrl}${path}#application=${token}`;
      const written = writeMail(mail, {
        name: nameIn(language),
        zone,
        url,
        i18n: mailTexts(language),
        template: templateOf(mail.kind, language),
      });
      await options.transport({ ...written, id: mail.id, address: mail.contact_email });
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }

  await rpc('expire_offers', {});
  for (;;) {
    const claimedAt = performance.now();
    const mails = z.array(claimedMailSchema).parse(await rpc('claim_mails', { most: MOST }));
    for (const mail of mails) {
      if (signal?.aborted || performance.now() - claimedAt > CLAIMED_FOR) break;
      const problem = await send(mail);
      counts[problem === null ? 'sent' : 'failed'] += 1;
      await rpc('report_mail', { mail: mail.id, problem });
    }
    if (mails.length < MOST || signal?.aborted) return counts;
  }
}

/** The reason of a failure in one line. */
function problemOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/[\p{C}\s]+/gu, ' ').trim() || 'unknown';
}

/** For example `3 sent, 1 given back`. */
export function writeCounts({ sent, failed }: MailCounts): string {
  return `${sent} sent, ${failed} given back`;
}
