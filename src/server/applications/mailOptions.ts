import { DEMO_DATASET } from '#demo/demoFiles.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { loadDataset } from '../dataset/loadDataset.ts';
import type { BackendEnvironment } from '../environment.ts';
import { chooseTransport } from '../mails/chooseTransport.ts';
import { type MailFestival, mailFestivalIn } from '#content/mail/mailFestival.ts';
import { fetchMailFestival } from '#supabase/functions/send-mails/fetchMailFestival.ts';
import type { SendOptions } from '#supabase/functions/send-mails/sendMails.ts';

/**
 * How mails are sent by hand.
 *
 * @throws Error if the public address of the site is not known
 */
export function mailOptions(environment: BackendEnvironment, site: SiteEnvironment): SendOptions {
  if (site.siteUrl === undefined)
    throw new Error('SITE_URL is not set: mails need the public address of the site.');
  return {
    siteUrl: site.siteUrl,
    festival: () => readFestival(environment, site),
    transport: chooseTransport(environment),
  };
}

async function readFestival(
  { DATASET = DEMO_DATASET }: BackendEnvironment,
  site: SiteEnvironment,
): Promise<MailFestival> {
  if (site.sanityProjectId !== undefined || site.apiHost !== undefined) return fetchMailFestival(site);
  const documents = await loadDataset(DATASET, { warn: () => undefined });
  return mailFestivalIn(documents, site.eventId);
}
