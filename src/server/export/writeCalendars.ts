import { indexCalendars } from '#lib/calendar/indexCalendars.ts';
import { type CalendarContext, currentContent } from '#supabase/functions/calendar/calendars.ts';
import { writeCalendar } from '#supabase/functions/calendar/writeCalendar.ts';
import { writeFileAt } from './pageFile.ts';

/**
 * Writes all calendars but those of picks as files; what cannot be a file is left out.
 *
 * @throws Error with a one-line message when the content cannot be read
 */
export async function writeCalendars(
  folder: string,
  context: CalendarContext,
  signal: AbortSignal,
): Promise<void> {
  const { eventId, origin } = context;
  const content = await currentContent(context).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The calendars could not be written: ${reason}`, { cause: error });
  });
  const { calendars } = await indexCalendars(content);
  for (const [path, calendar] of calendars) {
    signal.throwIfAborted();
    await writeFileAt(folder, path, await writeCalendar(content, calendar, { eventId, origin: origin() }));
  }
}
