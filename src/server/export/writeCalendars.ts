import { indexCalendars } from '#content/event/calendar/indexCalendars.ts';
import { type CalendarContext, currentContent } from '#supabase/functions/calendar/calendars.ts';
import { writeCalendar } from '#supabase/functions/calendar/writeCalendar.ts';
import { writeFileAt } from './pageFile.ts';

/**
 * Writes all calendars except those of picks as files. A calendar whose path cannot be a file name is left out.
 *
 * @returns why the content of calendars cannot be read: none is written then. Undefined otherwise.
 */
export async function writeCalendars(
  folder: string,
  context: CalendarContext,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { eventId, origin } = context;
  let content;
  try {
    content = await currentContent(context);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { calendars } = await indexCalendars(content);
  for (const [path, calendar] of calendars) {
    signal.throwIfAborted();
    await writeFileAt(folder, path, await writeCalendar(content, calendar, { eventId, origin: origin() }));
  }
  return undefined;
}
