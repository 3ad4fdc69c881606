import { MAIL_QUERY, type MailFestival, readMailFestival } from '#content/mail/mailFestival.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { fetchContent } from '../_shared/fetchContent.ts';

/**
 * Reads the festival from the content service that the environment names.
 *
 * @throws Error if the service cannot be reached
 */
export async function fetchMailFestival(environment: SiteEnvironment): Promise<MailFestival> {
  return readMailFestival(await fetchContent(environment, MAIL_QUERY, environment));
}
