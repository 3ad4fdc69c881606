import * as z from 'zod/mini';
import { eventSchema } from '#content/festival/schema.ts';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import { festivalTime } from '#content/festival/festivalTime.ts';
import type { Zone } from '#lib/dates/zone.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { contentLanguages, languagesOf } from '#lib/i18n/pageLanguage.ts';
import { resolveContent } from '#lib/media/resolveContent.ts';
import { fetchContent } from '#supabase/functions/calendar/fetchContent.ts';

const QUERY = '*[_type == "event" && _id == $eventId][0]{nickname, title, languages, locale, timeZone}';

const languagesSchema = z.pick(eventSchema, { languages: true, locale: true });

/** What mails say of the festival. */
export interface MailFestival {
  /** Undefined if it has none. */
  name: string | undefined;
  /** Its first language. */
  language: string;
  zone: Zone;
}

/** @param document the event; undefined if there is none */
export function readMailFestival(document: unknown): MailFestival {
  const languages = languagesOf(z.safeParse(languagesSchema, document).data ?? {});
  const [language] = languages;
  const source = { projectId: undefined, dataset: '', languages: contentLanguages(language, languages) };
  const { data } = z.safeParse(eventSchema, resolveContent(document, source));
  return { name: festivalSettings(data).name, language, zone: festivalTime(data).zone };
}

/**
 * Reads the festival from the content service that the environment names.
 *
 * @throws Error if the service cannot be reached
 */
export async function fetchMailFestival(environment: SiteEnvironment): Promise<MailFestival> {
  return readMailFestival(await fetchContent(environment, QUERY, environment));
}
