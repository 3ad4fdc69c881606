import { matchesEtag } from '#lib/network/matchesEtag.ts';
import { chooseCoding } from '#lib/network/negotiation.ts';
import { sharedHeaders } from '#lib/network/sharedCache.ts';
import { type CalendarContext, type WrittenCalendar, createCalendars } from './calendars.ts';

/** Long enough for the largest list of picks, of all kinds. */
const MAX_PATH_LENGTH = 12_000;
/** What Supabase adds to a path of the site: where it serves functions, and the function before a language. */
const FUNCTION_PATH = /^(?:\/functions\/v1(?=\/))?(?:\/calendar(?=\/[^/]+\/calendar\/))?/;

/** How long calendar programs keep a calendar. Seconds. */
const MAX_AGE = 300;

const COMMON_HEADERS = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' };

/**
 * Serves calendars. It stores nothing about visitors and logs no path, because the path of picks tells what a visitor
 * likes.
 *
 * @param log logs a failure
 */
export function createCalendarHandler(
  context: CalendarContext,
  log: (message: string, error: unknown) => void = (message, error) => console.error(message, error),
): (request: Request) => Promise<Response> {
  const calendarAt = createCalendars(context);

  return async function serveCalendar(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'Method not allowed', { allow: 'GET, HEAD' });
    const path = new URL(request.url).pathname.replace(FUNCTION_PATH, '');
    if (path.length > MAX_PATH_LENGTH) return refuse(414, 'The address is too long');
    try {
      const calendar = await calendarAt(path);
      return calendar ? send(request, calendar) : refuse(404, 'There is no such calendar');
    } catch (error) {
      log('A calendar could not be written:', error);
      return refuse(503, 'The program could not be read', { 'retry-after': '60' });
    }
  };
}

function send(request: Request, { name, isPersonal, body, gzipped, etag }: WrittenCalendar): Response {
  const isGzipped = gzipped !== undefined && chooseCoding(request, ['gzip']) === 'gzip';
  const headers = {
    ...COMMON_HEADERS,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `inline; filename="${name}.ics"`,
    ...(isPersonal ? { 'cache-control': `private, max-age=${MAX_AGE}` } : sharedHeaders(MAX_AGE)),
    vary: 'accept-encoding',
    etag,
  };
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
  const sent = isGzipped ? gzipped : body;
  return new Response(request.method === 'HEAD' ? null : sent, {
    headers: {
      ...headers,
      'content-length': String(sent.byteLength),
      ...(isGzipped && { 'content-encoding': 'gzip' }),
    },
  });
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(message, {
    status,
    headers: {
      ...COMMON_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
