import {
  CALENDAR_QUERY,
  type CalendarContent,
  readCalendarContent,
} from '#content/event/calendar/calendarContent.ts';
import {
  type Calendar,
  type CalendarIndex,
  findCalendar,
  indexCalendars,
} from '#content/event/calendar/indexCalendars.ts';
import { keepCalendars } from './keepCalendars.ts';
import { calendarName, writeCalendar } from './writeCalendar.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes. */
const SMALLEST_GZIPPED = 1024;

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
export interface Written {
  /** For a file, without an extension. */
  name: string;
  body: Bytes;
  /** Undefined where that is no gain. */
  gzipped: Bytes | undefined;
  /** The hash of the body, as an ETag; weak, as it is that of both. */
  etag: string;
}

/** The content, its calendars, and those that were written. */
interface Programme {
  content: CalendarContent;
  index: CalendarIndex;
  keep: ReturnType<typeof keepCalendars<Written>>;
}

/**
 * The calendars of `indexCalendars` from current content, by path; undefined for one that does not exist. As long as
 * `execute` returns the same object nothing is written twice. Rejects if the content cannot be read.
 */
export function createCalendars(context: CalendarContext): (path: string) => Promise<Written | undefined> {
  const programmes = new WeakMap<object, Programme>();
  let reading: Promise<Programme> | undefined;

  async function readProgramme(): Promise<Programme> {
    const result = await executeQuery(context);
    let programme = programmes.get(result);
    if (!programme) {
      const content = await readCalendarContent(result);
      programme = { content, index: await indexCalendars(content), keep: keepCalendars() };
      programmes.set(result, programme);
    }
    return programme;
  }

  async function write(content: CalendarContent, calendar: Calendar): Promise<Written> {
    const { eventId, origin } = context;
    const text = await writeCalendar(content, calendar, { eventId, origin: origin() });
    const body = new TextEncoder().encode(text);
    return {
      name: fileName(calendarName(content, calendar)),
      body,
      gzipped: body.byteLength < SMALLEST_GZIPPED ? undefined : await gzip(body),
      etag: `W/"${await digest(body)}"`,
    };
  }

  return async function calendarAt(path) {
    // Requests that come together share one reading.
    reading ??= readProgramme().finally(() => (reading = undefined));
    const { content, index, keep } = await reading;
    const calendar = findCalendar(index, path);
    return calendar && keep(calendar.path, () => write(content, calendar));
  };
}

/** The content for all calendars. @throws Error if it cannot be read, or is no result of the query */
export async function currentContent(
  context: Pick<CalendarContext, 'execute' | 'eventId'>,
): Promise<CalendarContent> {
  return readCalendarContent(await executeQuery(context));
}

async function executeQuery({
  execute,
  eventId,
}: Pick<CalendarContext, 'execute' | 'eventId'>): Promise<object> {
  const result = await execute(CALENDAR_QUERY, { eventId });
  if (typeof result !== 'object' || result === null) throw new Error('The answer holds no result.');
  return result;
}

/** Nothing in front of the function does it: calendars are on the lists of neither Deno nor Cloudflare. */
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
