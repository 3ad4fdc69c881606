import { indexCalendars } from '#content/event/calendar/indexCalendars.ts';
import { type CalendarContext, currentContent } from '#supabase/functions/calendar/calendars.ts';
import { writeCalendar } from '#supabase/functions/calendar/writeCalendar.ts';
import { writeFileAt } from './pageFile.ts';

/**
 * Writes all calendars but those of picks as files; what cannot be a file is left out.
 *
 * @returns why their content cannot be read, which leaves them out; undefined otherwise
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
