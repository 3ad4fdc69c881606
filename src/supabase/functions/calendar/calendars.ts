import {
  CALENDAR_QUERY,
  type CalendarContent,
  calendarLanguages,
  readCalendarContent,
} from '#content/event/calendar/calendarContent.ts';
import {
  type Calendar,
  type CalendarIndex,
  findCalendar,
  indexCalendars,
} from '#content/event/calendar/indexCalendars.ts';
import { readCalendarPath } from '#content/event/calendar/calendarPath.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import {
  type PageLanguage,
  contentLanguages,
  languageOf,
  pageLanguages,
  withoutPrefix,
} from '#lib/i18n/pageLanguage.ts';
import { createCalendarCache } from './calendarCache.ts';
import { calendarTexts } from './calendarTexts.ts';
import { calendarName, writeCalendar } from './writeCalendar.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Smaller bodies are not compressed. Bytes. */
const MIN_GZIP_BYTES = 1024;

/** What the runtime provides to the calendars. */
export interface CalendarContext {
  /** Executes a GROQ query with current content; rejects if it cannot. */
  execute(groq: string, params: { eventId: string }): Promise<unknown>;
  /** The `_id` of the festival. */
  eventId: string;
  /** The site's public origin, without a trailing slash; undefined if it is unknown. */
  origin(): string | undefined;
}

/** A calendar as it is sent. */
export interface WrittenCalendar {
  /** The file name without extension. */
  name: string;
  /** Whether it has the picks of one visitor. */
  isPersonal: boolean;
  body: Bytes;
  /** Undefined if compression saves nothing. */
  gzipped: Bytes | undefined;
  /** The hash of the body as an ETag; weak, because both forms of the body share it. */
  etag: string;
}

/** The calendars of one language. */
interface Translation {
  i18n: I18n;
  content: CalendarContent;
  index: CalendarIndex;
}

/** The content, its calendars by prefix, and those that are written already. */
interface Programme {
  result: object;
  translations: Map<string, Promise<Translation>>;
  cached: ReturnType<typeof createCalendarCache<WrittenCalendar>>;
}

/**
 * The calendars of `indexCalendars` from current content, by path; undefined for a calendar that does not exist. While
 * `execute` returns the same object, no calendar is written twice. Rejects if the content cannot be read.
 */
export function createCalendars(
  context: CalendarContext,
): (path: string) => Promise<WrittenCalendar | undefined> {
  const programmes = new WeakMap<object, Programme>();
  let reading: Promise<Programme> | undefined;

  async function readProgramme(): Promise<Programme> {
    const result = await executeQuery(context);
    const programme = programmes.get(result) ?? {
      result,
      translations: new Map<string, Promise<Translation>>(),
      cached: createCalendarCache(),
    };
    programmes.set(result, programme);
    return programme;
  }

  async function write({ content, i18n }: Translation, calendar: Calendar): Promise<WrittenCalendar> {
    const { eventId, origin } = context;
    const text = await writeCalendar(content, calendar, { eventId, origin: origin(), i18n });
    const body = new TextEncoder().encode(text);
    return {
      name: fileName(calendarName(content, calendar)),
      isPersonal: readCalendarPath(calendar.path)?.kind === 'picks',
      body,
      gzipped: body.byteLength < MIN_GZIP_BYTES ? undefined : await gzip(body),
      etag: `W/"${await digest(body)}"`,
    };
  }

  return async function calendarAt(path) {
    // Concurrent requests share one reading.
    reading ??= readProgramme().finally(() => (reading = undefined));
    const { result, translations, cached } = await reading;
    const page = languageOf(path, calendarLanguages(result));
    const { prefix } = page;
    const translating = translations.get(prefix) ?? translate(result, page);
    translations.set(prefix, translating);
    const translation = await translating;
    const calendar = findCalendar(translation.index, withoutPrefix(path, prefix));
    return calendar && cached(prefix + calendar.path, () => write(translation, calendar));
  };
}

async function translate(result: object, page: PageLanguage): Promise<Translation> {
  const languages = contentLanguages(page.language, calendarLanguages(result));
  const content = await readCalendarContent(result, languages);
  const i18n = calendarTexts(page);
  return { i18n, content, index: await indexCalendars(content, i18n.t) };
}

/** All calendars in each language. @throws Error if the content cannot be read, or is not a result of the query */
export async function allCalendars(
  context: Pick<CalendarContext, 'execute' | 'eventId'>,
): Promise<Translation[]> {
  const result = await executeQuery(context);
  const translations = [];
  for (const page of pageLanguages(calendarLanguages(result)))
    translations.push(await translate(result, page));
  return translations;
}

async function executeQuery({
  execute,
  eventId,
}: Pick<CalendarContext, 'execute' | 'eventId'>): Promise<object> {
  const result = await execute(CALENDAR_QUERY, { eventId });
  if (typeof result !== 'object' || result === null) throw new Error('The answer holds no result.');
  return result;
}

/** Compressed here, because Deno and Cloudflare do not compress calendars. */
async function gzip(bytes: Bytes): Promise<Bytes> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}

/** SHA-256 in hexadecimal digits. */
async function digest(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Letters, digits and hyphens: valid on every system, and in a header without escapes. */
function fileName(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (letters.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 80) || 'calendar';
}
