import * as z from 'zod/mini';
import { MAIL_TEMPLATE } from '../otherTypes.ts';
import { eventSchema } from '../festival/schema.ts';
import { festivalSettings } from '../festival/festivalSettings.ts';
import { festivalTime } from '../festival/festivalTime.ts';
import type { Zone } from '#lib/dates/zone.ts';
import { contentLanguages, languagesOf } from '#lib/i18n/pageLanguage.ts';
import { resolveContent } from '#lib/media/resolveContent.ts';
import { type StoredDocument, isPublished } from '#lib/schema/storedDocument.ts';
import { type MailTemplate, readTemplates } from './mailTemplate.ts';

/** The status of a template that is used. */
const ACTIVE = 'active';

/** The festival as mails need it. */
export const MAIL_QUERY = `{
  "event": *[_type == "event" && _id == $eventId][0]{_id, nickname, title, languages, locale, timeZone},
  "templates": *[_type == "${MAIL_TEMPLATE}" && eventInstance._ref == $eventId && status == "${ACTIVE}"]
    | order(_id) {purpose, subject, body, language}
}`;

const languagesSchema = z.pick(eventSchema, { languages: true, locale: true });
const contentSchema = z.object({ event: z.unknown(), templates: z.unknown() });

/** What mails say of the festival. */
export interface MailFestival {
  languages: readonly [string, ...string[]];
  /** Its name in one of its languages; undefined if it has none. */
  nameIn(this: void, language: string): string | undefined;
  zone: Zone;
  /** Its own words for a kind of mail in a language, if it has any. */
  templateOf(this: void, kind: string, language: string): MailTemplate | undefined;
}

/** @param content the event, and its mail templates that are active */
export function readMailFestival(content: unknown): MailFestival {
  const { event, templates } = contentSchema.safeParse(content).data ?? {};
  const languages = languagesOf(z.safeParse(languagesSchema, event).data ?? {});
  const eventIn = (language: string) => {
    const source = { projectId: undefined, dataset: '', languages: contentLanguages(language, languages) };
    return z.safeParse(eventSchema, resolveContent(event, source)).data;
  };
  const read = readTemplates(templates);
  return {
    languages,
    nameIn: (language) => festivalSettings(eventIn(language)).name,
    zone: festivalTime(eventIn(languages[0])).zone,
    templateOf: (kind, language) =>
      read.find((one) => one.purpose === kind && (one.language ?? languages[0]) === language),
  };
}

/** Reads the festival from all documents of a dataset. */
export function mailFestivalIn(documents: Iterable<StoredDocument>, eventId: string): MailFestival {
  const published = [...documents].filter(isPublished);
  const isOfEvent = ({ eventInstance }: StoredDocument) =>
    (eventInstance as { _ref?: unknown } | undefined)?._ref === eventId;
  return readMailFestival({
    event: published.find(({ _id }) => _id === eventId),
    templates: published.filter(
      (one) => one._type === MAIL_TEMPLATE && one.status === ACTIVE && isOfEvent(one),
    ),
  });
}
