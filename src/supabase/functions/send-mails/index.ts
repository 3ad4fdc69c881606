import { readMailAddress } from '#lib/text/mailAddress.ts';
import { requireContentEnvironment } from '../_shared/contentEnvironment.ts';
import { callOfProject, requireVariable } from '../_shared/edgeRuntime.ts';
import { fetchMailFestival } from './fetchMailFestival.ts';
import { createMailsHandler } from './handler.ts';
import { createResend } from './resend.ts';
import { sendMails } from './sendMails.ts';

/** The part of Supabase's edge runtime that is used here. */
declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

/** A request may take 150 seconds. Mails that are left are due again at the next call. Milliseconds. */
const TIME = 100_000;

const environment = requireContentEnvironment();
const { siteUrl } = environment;
if (siteUrl === undefined) throw new Error('SITE_URL is not set');
const from = readMailAddress(requireVariable('MAIL_FROM'));
if (!from) throw new Error('MAIL_FROM is not a mail address');

const call = callOfProject();
const transport = createResend({ apiKey: requireVariable('RESEND_API_KEY'), from });

Deno.serve(
  createMailsHandler({
    secret: requireVariable('SEND_MAILS_SECRET'),
    send: () =>
      sendMails(call, {
        siteUrl,
        festival: () => fetchMailFestival(environment),
        transport,
        signal: AbortSignal.timeout(TIME),
      }),
  }),
);
