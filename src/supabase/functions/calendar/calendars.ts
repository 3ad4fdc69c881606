import {
  CALENDAR_QUERY,
  type CalendarContent,
  calendarContentSchema,
} from '#lib/calendar/calendarContent.ts';
import { calendarPaths, selectCalendar } from '#lib/calendar/selectCalendar.ts';
import { calendarName, writeCalendar } from './writeCalendar.ts';

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
  body: Uint8Array<ArrayBuffer>;
  /** The hash of the body, as an ETag. */
  etag: string;
}

/** The content, and the calendars that were written from it, by path. */
interface Programme {
  content: CalendarContent;
  written: Map<string, Written | undefined>;
}

/**
 * The calendars of `selectCalendar` from current content, by path; undefined for one that does not exist. As long as
 * `execute` returns the same object nothing is written twice. Rejects if the content cannot be read.
 */
export function createCalendars(context: CalendarContext): (path: string) => Promise<Written | undefined> {
  const programmes = new WeakMap<object, Programme>();

  async function currentProgramme(): Promise<Programme> {
    const result = await executeQuery(context);
    let programme = programmes.get(result);
    if (!programme) {
      const content = calendarContentSchema.parse(result);
      programme = { content, written: new Map(calendarPaths(content).map((path) => [path, undefined])) };
      programmes.set(result, programme);
    }
    return programme;
  }

  return async function calendarAt(path) {
    const { content, written } = await currentProgramme();
    const known = written.get(path);
    if (known) return known;
    const calendar = selectCalendar(content, path);
    if (!calendar) return undefined;
    const text = writeCalendar(content, calendar, { eventId: context.eventId, origin: context.origin() });
    const body = new TextEncoder().encode(text);
    const name = fileName(calendarName(content, calendar));
    const made = { name, body, etag: `"${await digest(body)}"` };
    // Picks have as many calendars as there are visitors, and any path can be escaped in many ways.
    if (written.has(path)) written.set(path, made);
    return made;
  };
}

/** @throws Error if the content cannot be read, or is no result of the query */
export async function readCalendarContent(
  context: Pick<CalendarContext, 'execute' | 'eventId'>,
): Promise<CalendarContent> {
  return calendarContentSchema.parse(await executeQuery(context));
}

async function executeQuery({
  execute,
  eventId,
}: Pick<CalendarContext, 'execute' | 'eventId'>): Promise<object> {
  const result = await execute(CALENDAR_QUERY, { eventId });
  if (typeof result !== 'object' || result === null) throw new Error('The answer holds no result.');
  return result;
}

/** SHA-256 in hexadecimal digits. */
async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Letters, digits and hyphens: valid on every system, and in a header without escapes. */
function fileName(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (letters.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 80) || 'calendar';
}
